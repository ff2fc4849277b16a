// The system's way to close what is open (the back button or gesture of a phone, Escape in the HTML) closes it in the app.
// Where the browser does not tell of it, a phone's step back among the addresses is taken for it.

/** https://html.spec.whatwg.org/#close-requests-and-close-watchers */
interface CloseWatcher {
  onclose: () => void;
  destroy(): void;
}
declare const CloseWatcher: { new(): CloseWatcher };

export class Closing {
  private watcher: CloseWatcher | undefined;
  private open = false;
  private readonly close: () => void;

  constructor(close: () => void) {
    this.close = close;
  }

  /** Each time what is open may be another thing: it is closed by itself. */
  show(closable: boolean): void {
    this.open = closable;
    if (!('CloseWatcher' in window)) return;
    if (!closable) {
      this.watcher?.destroy();
      this.watcher = undefined;
    } else if (!this.watcher) {
      this.watcher = new CloseWatcher();
      this.watcher.onclose = () => {
        this.watcher = undefined;
        this.close();
      };
    }
  }

  /** A step back among the addresses: whether something was closed instead. */
  stepBack(): boolean {
    if ('CloseWatcher' in window || !this.open || !matchMedia('(pointer: coarse)').matches) return false;
    this.close();
    return true;
  }
}
