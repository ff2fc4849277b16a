// Fetching with progress and one more try: phones change networks.

export class Missing extends Error {
  readonly what: string;
  constructor(what: string) {
    super(`could not fetch ${what}`);
    this.what = what;
  }
}

/** Bytes of a shipped file, by its plain name. `heard` is told of each part that arrives and of the expected whole. */
export async function fetchBytes(name: string, heard?: (arrived: number, whole: number) => void): Promise<ArrayBuffer> {
  for (let attempt = 0; ; ++attempt) {
    try {
      const response = await fetch(ASSETS[name]!);
      if (!response.ok) throw new Error(String(response.status));
      if (!heard || !response.body) return await response.arrayBuffer();
      return await readAll(response, heard);
    } catch {
      if (attempt === 1) throw new Missing(name);
      await new Promise((done) => setTimeout(done, 800));
    }
  }
}

export async function fetchText(name: string): Promise<string> {
  return new TextDecoder().decode(await fetchBytes(name));
}

async function readAll(response: Response, heard: (arrived: number, whole: number) => void): Promise<ArrayBuffer> {
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
  return new Blob(parts).arrayBuffer();
}
