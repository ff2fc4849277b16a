// A short way to make elements; text is always set as text, never as HTML.

type Given = Record<string, string | number | boolean | undefined>;

export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K, given: Given = {}, ...children: (Node | string)[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) set(made, name, value);
  made.append(...children);
  return made;
}

/** Sets or removes an attribute, and leaves it alone where it is so already. */
export function set(e: Element, name: string, value: string | number | boolean | undefined): void {
  if (value === undefined || value === false) {
    if (e.hasAttribute(name)) e.removeAttribute(name);
  } else {
    const text = value === true ? '' : String(value);
    if (e.getAttribute(name) !== text) e.setAttribute(name, text);
  }
}

export function setText(e: Element, text: string): void {
  if (e.textContent !== text) e.textContent = text;
}

export function byId<T extends HTMLElement>(id: string): T {
  return document.getElementById(id) as T;
}
