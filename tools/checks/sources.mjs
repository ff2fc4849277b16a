// What the checks share: the files of the repository, and one way to say what was found.
import { readFileSync, readdirSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const passedOver = new Set(['.git', 'build', 'node_modules']);

/** Every file under the root as {path, text()}, path with forward slashes; `wanted` is tried on the path. */
export function files(root, wanted) {
  const found = [];
  const walk = (folder) => {
    for (const entry of readdirSync(folder, { withFileTypes: true })) {
      const full = join(folder, entry.name);
      const path = relative(root, full).replaceAll('\\', '/');
      if (entry.isDirectory() && !passedOver.has(entry.name)) walk(full);
      else if (entry.isFile() && wanted.test(path)) found.push({ path, text: () => readFileSync(full, 'utf8') });
    }
  };
  walk(resolve(root));
  return found.sort((a, b) => (a.path < b.path ? -1 : 1));
}

/** The lines of a file that a pattern is found in, as "path:line: what". */
export function linesWith(file, pattern, what) {
  return file.text().split('\n').flatMap((line, i) => (pattern.test(line) ? [`${file.path}:${i + 1}: ${what}`] : []));
}

/** The pattern, found only before a `//` of the same line. */
export function outsideComments(pattern) {
  return new RegExp(`^(?:(?!//).)*?(?:${pattern.source})`, pattern.flags);
}

/** Runs the check when its file is the program: `node tools/check_X.mjs [ROOT]`, a line a finding, exit 1 if any. */
export function runAsProgram(address, check) {
  if (!process.argv[1] || pathToFileURL(process.argv[1]).href !== address) return;
  const root = process.argv[2] ?? fileURLToPath(new URL('../..', import.meta.url));
  const found = check(root);
  for (const line of found) console.error(line);
  process.exitCode = found.length > 0 ? 1 : 0;
}
