// Keeps the site on the device: everything is there before the worker takes over, so that it works without a connection.
//
// Versions never mix. Files are named by what is in them, the shell too comes from here, and a new build waits until a
// person takes it (src/updates.ts). Tabs that were open then go on with their own build: its files stay until the last
// such tab is gone.
import { PrecacheController, PrecacheRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

declare const self: ServiceWorkerGlobalScope;
/** What build.mjs found in the site's folder. */
declare const PRECACHED: { url: string; revision: string | null; integrity: string }[];

const files = new PrecacheController();
files.addToCacheList(PRECACHED);

self.addEventListener('install', (e) => void files.install(e));
self.addEventListener('activate', (e) => e.waitUntil(self.clients.claim()));
self.addEventListener('message', (e) => {
  if (e.data === 'take-over') void self.skipWaiting();
  if (e.data === `started ${BUILD}`) e.waitUntil(forgetOtherBuilds(e));
});

// Whatever stands behind a question mark (`?utm_source=`, a launcher's mark) is the same page.
registerRoute(new PrecacheRoute(files, { ignoreURLParametersMatching: [/./], cleanURLs: false }));

// Another address below ours, without a connection: rather the start than the browser's own error.
registerRoute(
  ({ request, sameOrigin }) => sameOrigin && request.mode === 'navigate',
  ({ request }) => fetch(request).catch(() => Response.redirect(self.registration.scope)),
);

// What an open tab of an earlier build still asks for.
registerRoute(
  ({ sameOrigin }) => sameOrigin,
  async ({ request }) => (await caches.match(request.url)) ?? fetch(request),
);

/** When the only tab is one of this build, and no newer build is coming in, what others left behind goes. */
async function forgetOtherBuilds(event: ExtendableMessageEvent): Promise<void> {
  const tabs = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const { installing, waiting } = self.registration;
  if (tabs.length === 1 && !installing && !waiting) await files.activate(event);
}
