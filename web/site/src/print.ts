// The board on paper: its picture, the scores, and why every feature that somebody holds is worth what it is. Everything
// but the picture is what the HTML beside the canvas says.
import { byId, element } from './elements.ts';

export async function printBoard(svg: string): Promise<void> {
  const address = URL.createObjectURL(new Blob([svg], { type: 'image/svg+xml' }));
  const picture = element('img', { src: address, alt: '' });
  const copyOf = (selector: string) => {
    const original = document.querySelector<HTMLElement>(`#mirror ${selector}`);
    if (!original) return [];
    const copy = original.cloneNode(true) as HTMLElement;
    for (const named of [copy, ...copy.querySelectorAll('[id]')]) named.removeAttribute('id');
    return [copy];
  };
  const sheet = element('section', { id: 'print', 'aria-hidden': 'true' },
    ...copyOf('h1'), ...copyOf('#selection'), picture, ...copyOf('#scores table'), ...copyOf('#features ol'),
    ...copyOf('#explanation h3'), ...copyOf('#explanation .lines'));
  document.getElementById('print')?.remove();
  byId('mirror').after(sheet);
  await picture.decode().catch(() => undefined);
  addEventListener('afterprint', () => {
    sheet.remove();
    URL.revokeObjectURL(address);
  }, { once: true });
  print();
}
