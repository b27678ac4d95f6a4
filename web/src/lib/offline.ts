// The service worker lets the page start without its server (public/sw.js). Browsers have none over plain HTTP.

/** Cache this page and everything it has loaded so far. */
export async function keepForOffline(): Promise<void> {
  const workers = (navigator as Partial<Navigator>).serviceWorker;
  if (!workers || !import.meta.env.PROD) return;
  await workers.register("/sw.js");
  const { active } = await workers.ready;
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const ours = loaded.filter(({ origin, pathname }) => origin === location.origin && FILES.test(pathname));
  active?.postMessage(ours.map(({ pathname }) => pathname));
}

const FILES = /^\/(assets|art|icons)\//;
