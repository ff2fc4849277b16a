// Serves a folder on a local port, as any static host would: ./dev start and the browser tests use it.
// node tools/serve.mjs DIR [PORT]
import { createReadStream, statSync } from "node:fs";
import { createServer } from "node:http";
import { extname, join, normalize, resolve, sep } from "node:path";
import { pathToFileURL } from "node:url";

const types = {
  ".html": "text/html; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".json": "application/json",
  ".webmanifest": "application/manifest+json",
  ".wasm": "application/wasm",
  ".svg": "image/svg+xml",
  ".png": "image/png",
  ".ico": "image/x-icon",
  ".ttf": "font/ttf",
  ".woff2": "font/woff2",
  ".txt": "text/plain; charset=utf-8",
};

/** The file that an address means, or null: nothing outside the folder, a folder means its index.html. */
export function fileOf(folder, address) {
  let path;
  try {
    path = normalize(decodeURIComponent(new URL(address, "http://local").pathname));
  } catch {
    return null;
  }
  const file = join(resolve(folder), path);
  if (!(file + sep).startsWith(resolve(folder) + sep) || path.includes("\0")) return null;
  const stat = statSync(file, { throwIfNoEntry: false });
  if (stat?.isDirectory()) return fileOf(folder, join(path, "index.html"));
  return stat?.isFile() ? file : null;
}

/** Listens on the port, or on the next free one; 0 is any. Resolves to the server, its address in `server.url`. */
export function serve(folder, port = 0) {
  const server = createServer((request, response) => {
    const file = fileOf(folder, request.url);
    if (!file) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("Not found\n");
      return;
    }
    response.writeHead(200, {
      "Content-Type": types[extname(file)] ?? "application/octet-stream",
      "Cache-Control": "no-cache",
      "X-Content-Type-Options": "nosniff",
    });
    if (request.method === "HEAD") response.end();
    else createReadStream(file).pipe(response);
  });
  return new Promise((done, failed) => {
    server.on("error", (error) => {
      if (error.code === "EADDRINUSE" && port && port < 65535) server.listen(++port, "127.0.0.1");
      else failed(error);
    });
    server.on("listening", () => {
      server.url = `http://localhost:${server.address().port}/`;
      done(server);
    });
    server.listen(port, "127.0.0.1");
  });
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const [folder = "build/site", port = "8080"] = process.argv.slice(2);
  const server = await serve(folder, Number(port));
  console.log(`Cadastre is at ${server.url}  (Ctrl+C stops it)`);
}
