/**
 * The page without a network: everything that belongs to it is kept when it is first opened. The build puts in the list of files and a
 * version made of their contents; another version is another cache, and the old one goes.
 */
/* global FILES, VERSION */
const CACHE = `highwayman-${VERSION}`;

self.addEventListener('install', (event) => {
  event.waitUntil(
    caches
      .open(CACHE)
      .then((cache) => cache.addAll(FILES.map((file) => new Request(file, { cache: 'reload' }))))
      .then(() => self.skipWaiting()),
  );
});
self.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) =>
        Promise.all(names.filter((name) => name.startsWith('highwayman-') && name !== CACHE).map((name) => caches.delete(name))),
      )
      .then(() => self.clients.claim()),
  );
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (request.method !== 'GET' || new URL(request.url).origin !== location.origin) return;
  // newest first while there is a network, so that an update needs no second visit; what was kept otherwise
  event.respondWith(
    fetch(request)
      .then((response) => {
        if (!response.ok) return response;
        const copy = response.clone();
        event.waitUntil(
          caches
            .open(CACHE)
            .then(async (cache) => ((await cache.match(request, { ignoreSearch: true })) ? cache.put(request, copy) : undefined)),
        );
        return response;
      })
      .catch(async () => (await caches.match(request, { ignoreSearch: true })) ?? Response.error()),
  );
});
