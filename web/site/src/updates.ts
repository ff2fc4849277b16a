// The service worker as the page sees it: that everything is on the device, that a new build waits, and the person's
// wish to take it. An open page never gets another build's files: see worker/service_worker.ts.
import type { Card } from './card.ts';
import { recall, remember } from './memory.ts';

const told = 'told-offline';
const betweenLooks = 60 * 60 * 1000;

/** Undefined in private windows, over plain http, and in frames that are shut off. */
export function workers(): ServiceWorkerContainer | undefined {
  try {
    return navigator.serviceWorker;
  } catch {
    return undefined;
  }
}

export class Updates {
  private readonly card: Card;
  private readonly save: () => boolean;
  private registration!: ServiceWorkerRegistration;
  private looked = Date.now();

  /** `save` writes the open game and says whether that worked. */
  constructor(card: Card, save: () => boolean) {
    this.card = card;
    this.save = save;
  }

  /** Once the app stands, so that the first visit's line is not shared. */
  async begin(): Promise<void> {
    const worker = workers();
    if (!worker) return;
    const controlled = worker.controller !== null;
    try {
      this.registration = await worker.register('service-worker.js', { updateViaCache: 'none' });
    } catch {
      return; // storage is full or forbidden: the site then comes from the network, as any other
    }
    this.registration.addEventListener('updatefound', () => this.follow(this.registration.installing));
    this.follow(this.registration.installing);
    if (this.registration.waiting && this.registration.active) this.offer();
    // Another tab took the new build: this one goes on with its own, until its person likes.
    worker.addEventListener('controllerchange', () => {
      if (controlled) this.offer();
    });
    void worker.ready.then(({ active }) => active?.postMessage(`started ${BUILD}`));
    document.addEventListener('visibilitychange', () => this.lookAgain());
    // An installed app asks that the browser does not throw games away when space is short.
    if (matchMedia('(display-mode: standalone)').matches) void navigator.storage?.persist?.();
  }

  private follow(coming: ServiceWorker | null): void {
    coming?.addEventListener('statechange', () => {
      if (coming.state === 'installed' && this.registration.active) this.offer();
      if (coming.state === 'activated' && !recall(told) && remember(told, 'yes')) this.card.tell('ui.site.offline');
    });
  }

  private offer(): void {
    this.card.ask('ui.site.update', 'ui.site.update.take', () => this.take());
  }

  private take(): void {
    if (!this.save()) {
      this.card.ask('ui.site.update.unsaved', 'ui.site.update.take', () => this.take());
      return;
    }
    const { waiting } = this.registration;
    if (!waiting) return location.reload();
    navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
    waiting.postMessage('take-over');
  }

  /** An app that stays open for days still hears of new builds. */
  private lookAgain(): void {
    if (document.visibilityState !== 'visible' || Date.now() - this.looked < betweenLooks) return;
    this.looked = Date.now();
    void this.registration.update().catch(() => undefined);
  }
}
