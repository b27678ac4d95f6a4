// Lets the page start without its server, to say that it can't be reached. The server always comes first: if it answers,
// its page is used, and so its newest client. Only files with a digest in their name come from the cache right away.
const CACHE = "courtcards";
const SHELL = "/"; // every address has the same page

addEventListener("install", () => skipWaiting());
addEventListener("activate", (event) => event.waitUntil(clients.claim()));
addEventListener("message", (event) => event.waitUntil(keep(event.data)));

addEventListener("fetch", (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== "GET" || origin !== location.origin || pathname.startsWith("/api/")) return;
  if (request.mode === "navigate") event.respondWith(page(request));
  else if (pathname.startsWith("/assets/")) event.respondWith(asset(request));
  else if (/^\/(art|icons)\//.test(pathname)) event.respondWith(picture(request));
});

/** Cache the page, and what it loaded before the worker was installed. */
async function keep(paths) {
  const cache = await caches.open(CACHE);
  const shell = await fetch(SHELL);
  if (shell.ok) await renew(cache, shell);
  const kept = await Promise.all(paths.map((path) => cache.match(path)));
  await cache.addAll(paths.filter((_, i) => !kept[i]));
}

async function page(request) {
  const cache = await caches.open(CACHE);
  let answer;
  try {
    answer = await fetch(request);
  } catch {
    return (await cache.match(SHELL)) ?? Response.error();
  }
  const isPage = answer.ok && answer.headers.get("content-type")?.startsWith("text/html");
  if (isPage) await renew(cache, answer.clone());
  return answer;
}

/** Delete the files of older clients. */
async function renew(cache, answer) {
  const before = await (await cache.match(SHELL))?.text();
  const now = await answer.clone().text();
  if (before === now) return;
  for (const { url } of await cache.keys()) if (new URL(url).pathname.startsWith("/assets/")) await cache.delete(url);
  await cache.put(SHELL, answer);
}

async function asset(request) {
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  return put(cache, request, await fetch(request));
}

async function picture(request) {
  const cache = await caches.open(CACHE);
  try {
    return await put(cache, request, await fetch(request));
  } catch {
    return (await cache.match(request)) ?? Response.error();
  }
}

async function put(cache, request, answer) {
  if (answer.ok) await cache.put(request, answer.clone());
  return answer;
}
