// localStorage, where it may be missing or refuse at any time: private windows, full disks, strict settings.
// It is written at once, so that even a tab that is killed has kept what was there.

const prefix = 'cadastre/';

export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** False if it was refused. */
export function remember(key: string, value: string): boolean {
  try {
    localStorage.setItem(prefix + key, value);
    return true;
  } catch {
    return false;
  }
}

export function forget(key: string): void {
  try {
    localStorage.removeItem(prefix + key);
  } catch {
    // Nothing was kept, then.
  }
}

export function recallAll(start: string): [string, string][] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(prefix + start))
      .map((key) => [key.slice(prefix.length + start.length), localStorage.getItem(key) ?? '']);
  } catch {
    return [];
  }
}

/** Calls when another tab changed an entry whose key starts so, or emptied all. */
export function whenOthersChange(start: string, changed: () => void): void {
  addEventListener('storage', ({ key }) => {
    if (key === null || key.startsWith(prefix + start)) changed();
  });
}

/** As long as the tab lives, reloads included. */
export function recallInTab(key: string): string | undefined {
  try {
    return sessionStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

export function rememberInTab(key: string, value: string): void {
  try {
    sessionStorage.setItem(prefix + key, value);
  } catch {
    // A reload then opens the board that was used last, which is the same unless there are more tabs.
  }
}
