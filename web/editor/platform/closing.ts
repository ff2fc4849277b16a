// The system's way to close what is open (the back button or gesture of a phone, Escape in the HTML) closes it in the app,
// where the browser tells of it.

/** https://html.spec.whatwg.org/#close-requests-and-close-watchers */
interface CloseWatcher {
  onclose: () => void;
  destroy(): void;
}
declare const CloseWatcher: { new(): CloseWatcher };

export class Closing {
  private watcher: CloseWatcher | undefined;
  private readonly close: () => void;

  constructor(close: () => void) {
    this.close = close;
  }

  /** Each time what is open may be another thing: it is closed by itself. */
  show(closable: boolean): void {
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
}
