/** Registers the service worker, where there is one to be had: the page then starts without a network. */
export function workOffline(ready: () => void, newer: () => void): void {
  if (!('serviceWorker' in navigator) || !isSecureContext) return;
  const before = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.register(new URL('./sw.js', document.baseURI)).then(
    (registration) => {
      registration.addEventListener('updatefound', () => {
        const { installing } = registration;
        installing?.addEventListener('statechange', () => installing.state === 'activated' && (before ? newer() : ready()));
      });
    },
    () => {
      // refused by the browser: the page works all the same, but not offline
    },
  );
}
