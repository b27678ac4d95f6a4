// What lets the page start without its server (public/sw.js). Over plain HTTP browsers have no such thing.

/** Have this page kept, with all that it has loaded so far. */
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
