// The canvas: its size in device pixels, pointers, wheel, keys, files dropped on it, and its WebGL context.
import { type Editor, type Surroundings, modifiersOf } from './editor_module.ts';
import type { Frames } from './frames.ts';

const whats: Record<string, number> = {
  pointerdown: 0, pointermove: 1, pointerup: 2, pointercancel: 3, pointerleave: 4,
};
const kinds: Record<string, number> = { mouse: 0, touch: 1, pen: 2 };
const cursors = ['default', 'pointer', 'grab', 'grabbing', 'crosshair', 'text', 'move', 'not-allowed', 'none'];
const linePixels = 16;
const pagePixels = 400;

/** Media queries that the app is told of. */
const wishesOf = {
  dark: '(prefers-color-scheme: dark)',
  reducedMotion: '(prefers-reduced-motion: reduce)',
  coarse: '(pointer: coarse)',
  moreContrast: '(prefers-contrast: more)',
} as const;

/** What open_canvas in bindings.cpp asks of WebGL2 too: whoever asks first is heard. */
export const contextOfCanvas: WebGLContextAttributes = { alpha: false, depth: false, stencil: false, antialias: false };

export class Canvas {
  /** light and dark overrule the system. */
  theme: 'light' | 'dark' | 'system' = 'system';
  private readonly media = Object.fromEntries(
    Object.entries(wishesOf).map(([key, query]) => [key, matchMedia(query)]),
  ) as Record<keyof typeof wishesOf, MediaQueryList>;
  private stale = true;
  /** Until it listens it shows one picture, and nothing in that is on its way. */
  private still = true;
  private size = { width: 0, height: 0 };
  private ratio = 0;
  private readonly element: HTMLCanvasElement;
  private readonly editor: Editor;
  private readonly frames: Frames;

  constructor(element: HTMLCanvasElement, editor: Editor, frames: Frames) {
    this.element = element;
    this.editor = editor;
    this.frames = frames;
  }

  /** Once before the editor starts. */
  fit(): void {
    this.size = this.boxSize();
    this.fitPixels(this.size.width * devicePixelRatio, this.size.height * devicePixelRatio);
  }

  /** Tells the editor of its surroundings. */
  private measure(): void {
    const canvas = this.element;
    const ratio = devicePixelRatio || 1;
    const { width, height } = this.size.width ? this.size : this.boxSize();
    const style = getComputedStyle(document.documentElement);
    const px = (name: string) => parseFloat(style.getPropertyValue(name)) || 0;
    const keyboard = visualViewport ? Math.max(0, innerHeight - visualViewport.height - visualViewport.offsetTop) : 0;
    const around: Surroundings = {
      width, height, ratio,
      pixelWidth: canvas.width, pixelHeight: canvas.height,
      safeTop: px('--safe-top'), safeRight: px('--safe-right'),
      safeBottom: px('--safe-bottom'), safeLeft: px('--safe-left'),
      keyboard: visualViewport && visualViewport.scale > 1.01 ? 0 : keyboard,
      now: performance.now(),
      dark: this.isDark(),
      reducedMotion: this.still || this.media.reducedMotion.matches,
      coarse: this.media.coarse.matches,
      moreContrast: this.media.moreContrast.matches,
      focused: document.activeElement === canvas,
    };
    this.editor.around(around);
    this.stale = false;
  }

  isDark(): boolean {
    return this.theme === 'system' ? this.media.dark.matches : this.theme === 'dark';
  }

  /** Surroundings changed: the next frame shall know. */
  changed(): void {
    this.measure();
    this.frames.want();
  }

  cursor(number: number): void {
    const name = cursors[number] ?? 'default';
    if (this.element.style.cursor !== name) this.element.style.cursor = name;
  }

  /** From here on the editor hears of everything. */
  listen(): void {
    const canvas = this.element;
    this.still = false;
    this.measure();
    this.listenToSize();
    for (const type of Object.keys(whats)) canvas.addEventListener(type, (e) => this.pointer(e as PointerEvent));
    canvas.addEventListener('wheel', (e) => this.wheel(e), { passive: false });
    canvas.addEventListener('contextmenu', (e) => e.preventDefault());
    // Safari reads its own gestures from two fingers whatever touch-action says.
    canvas.addEventListener('gesturestart', (e) => e.preventDefault());
    canvas.addEventListener('touchstart', (e) => e.preventDefault(), { passive: false });
    // Keys are the canvas's when nothing else has the focus, as after loading.
    for (const type of ['keydown', 'keyup'] as const) {
      document.addEventListener(type, (e) => {
        if (e.target === canvas || e.target === document.body) this.key(e, type === 'keydown');
      });
    }
    for (const type of ['focus', 'blur']) canvas.addEventListener(type, () => this.changed());
    for (const query of Object.values(this.media)) query.addEventListener('change', () => this.changed());
    visualViewport?.addEventListener('resize', () => this.changed());
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState === 'visible') this.changed();
    });
    this.listenToContext();
  }

  private boxSize() {
    const style = getComputedStyle(this.element);
    return { width: parseFloat(style.width) || 360, height: parseFloat(style.height) || 640 };
  }

  private listenToSize(): void {
    const canvas = this.element;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const { inlineSize, blockSize } = entry.contentBoxSize[0]!;
      // Whole device pixels where the browser tells them, so that nothing is stretched by a fraction. (Device
      // emulation tells CSS px instead.)
      const exact = entry.devicePixelContentBoxSize?.[0];
      const pixels = (css: number, told = css * devicePixelRatio) =>
        Math.abs(told - css * devicePixelRatio) < 2 ? told : css * devicePixelRatio;
      const before = this.size;
      this.size = { width: inlineSize, height: blockSize };
      const emptied = this.fitPixels(pixels(inlineSize, exact?.inlineSize), pixels(blockSize, exact?.blockSize));
      // An observer begins by telling what is so.
      if (emptied || before.width !== inlineSize || before.height !== blockSize) this.frames.drawNow();
    });
    try {
      observer.observe(canvas, { box: 'device-pixel-content-box' });
    } catch {
      observer.observe(canvas);
    }
    this.watchRatio();
  }

  /** Whether that empties the canvas. */
  private fitPixels(wide: number, high: number): boolean {
    this.ratio = devicePixelRatio;
    const canvas = this.element;
    const [width, height] = [Math.round(wide), Math.round(high)];
    const other = canvas.width !== width || canvas.height !== height;
    if (other) {
      canvas.width = width;
      canvas.height = height;
    }
    this.measure();
    return other;
  }

  /** Moved to another screen, or the page was zoomed: the size in CSS px may be the same and no observer told of it. */
  keepRatio(): void {
    if (devicePixelRatio === this.ratio || !this.size.width) return;
    this.fitPixels(this.size.width * devicePixelRatio, this.size.height * devicePixelRatio);
  }

  private watchRatio(): void {
    matchMedia(`(resolution: ${devicePixelRatio}dppx)`).addEventListener('change', () => {
      this.frames.want();
      this.watchRatio();
    }, { once: true });
  }

  private at(e: MouseEvent): [number, number] {
    const box = this.element.getBoundingClientRect();
    return [e.clientX - box.left, e.clientY - box.top];
  }

  private pointer(e: PointerEvent): void {
    if (e.type === 'pointerdown') {
      if (e.pointerType !== 'touch') e.preventDefault(); // no selection, no loss of focus
      this.element.setPointerCapture(e.pointerId);
      this.element.focus({ preventScroll: true });
    }
    if (e.type === 'pointerleave' && e.pointerType !== 'mouse') return;
    if (this.stale) this.measure();
    const [x, y] = this.at(e);
    this.editor.pointer(whats[e.type]!, kinds[e.pointerType] ?? 0, e.pointerId, x, y, e.button, e.buttons,
      modifiersOf(e), e.timeStamp);
    if (e.type === 'pointerup') this.frames.drawNow();
    else this.frames.want();
  }

  private wheel(e: WheelEvent): void {
    e.preventDefault();
    const unit = e.deltaMode === 1 ? linePixels : e.deltaMode === 2 ? pagePixels : 1;
    const [x, y] = this.at(e);
    // A pinch on a touch pad comes as a wheel with Control that no key holds down, in small steps.
    const pinch = e.ctrlKey && e.deltaMode === 0 && Math.abs(e.deltaY) < 50;
    this.editor.wheel(x, y, e.deltaX * unit, e.deltaY * unit, pinch, modifiersOf(e), e.timeStamp);
    this.frames.want();
  }

  private key(e: KeyboardEvent, down: boolean): void {
    if (e.isComposing || e.key === 'Process' || e.key === 'Unidentified') return;
    if (this.editor.key(down, e.repeat, e.key, e.code, modifiersOf(e))) e.preventDefault();
    if (down) this.frames.drawNow();
    else this.frames.want();
  }

  private listenToContext(): void {
    this.element.addEventListener('webglcontextlost', (e) => {
      e.preventDefault(); // else it never comes back
      this.editor.contextLost();
    });
    this.element.addEventListener('webglcontextrestored', () => {
      this.editor.contextBack();
      this.frames.want();
    });
  }
}
