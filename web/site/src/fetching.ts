// Fetching with progress and one more try: phones change networks.

export class Missing extends Error {
  readonly what: string;
  constructor(what: string) {
    super(`could not fetch ${what}`);
    this.what = what;
  }
}

/** Bytes of a shipped file, by its plain name. */
export async function fetchBytes(name: string): Promise<ArrayBuffer> {
  return retried(name, async () => (await respond(name)).arrayBuffer());
}

/**
 * A shipped program, compiled while it arrives: of the response itself, so that the browser can keep the machine code
 * for the next visit. A host that serves it under a wrong type gets its bytes compiled afterwards.
 */
export async function fetchProgram(
  name: string, heard: (arrived: number, whole: number) => void,
): Promise<WebAssembly.Module> {
  return retried(name, async () => {
    const response = await respond(name);
    const whole = readAll(response.clone(), heard);
    const compiled = WebAssembly.compileStreaming(response).catch(async () => WebAssembly.compile(await (await whole).arrayBuffer()));
    return (await Promise.all([compiled, whole]))[0];
  });
}

export async function fetchText(name: string): Promise<string> {
  return new TextDecoder().decode(await fetchBytes(name));
}

async function respond(name: string): Promise<Response> {
  const response = await fetch(ASSETS[name]!);
  if (!response.ok || !response.body) throw new Error(String(response.status));
  return response;
}

async function retried<T>(name: string, work: () => Promise<T>): Promise<T> {
  for (let attempt = 0; ; ++attempt) {
    try {
      return await work();
    } catch {
      if (attempt === 1) throw new Missing(name);
      await new Promise((done) => setTimeout(done, 800));
    }
  }
}

async function readAll(response: Response, heard: (arrived: number, whole: number) => void): Promise<Blob> {
  const whole = Number(response.headers.get('Content-Length')) || 0;
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let arrived = 0;
  const reader = response.body!.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) break;
    parts.push(value);
    arrived += value.length;
    heard(arrived, whole);
  }
  return new Blob(parts);
}
