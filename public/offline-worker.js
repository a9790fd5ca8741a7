/*
 * Keeps what was seen for times without a network: /sw.js loads it with the version of the build. Public pages and files
 * are kept for everybody who uses this browser; lists of a person in a cache of their own, which is deleted when they sign
 * out, act for somebody else, or buy for another company. See docs/decisions/0041-offline.md.
 */
const version = self.buildVersion;
const files = `files ${version}`;
const pages = `pages ${version}`;
const personal = `personal ${version} `;
/** The most pages and files that are kept; the oldest go first. */
const maxEntries = { [files]: 600, [pages]: 200 };

/** Milliseconds for which a page that was just stored is not asked for again in the background. */
const keptFresh = 60_000;

const isFile = ({ pathname }) => /^\/(_next\/static|pictures|icons)\//.test(pathname);
const isPublicPage = ({ pathname }) => /^\/($|(shop|product|blog|quick-order|parts-list)(\/|$))/.test(pathname);
const isListPage = ({ pathname }) => /^\/dashboard\/lists(\/[0-9a-f]{24}(\/scan)?)?$/.test(pathname);
/** What may change who uses the browser, or for whom they buy. */
const isBoundary = ({ pathname }, { method }) =>
  /^\/api\/auth\/(?!session|csrf|providers)/.test(pathname) ||
  (method !== 'GET' && /^\/api\/(acting|active-company|account|sessions|setup)(\/|$)/.test(pathname));

/** Grows at each boundary: what was asked for before one is not stored after it. */
let era = 0;
/** Since when the shop can't be reached, as milliseconds; null while it can. */
let awaySince = null;

async function fromNetwork(request) {
  try {
    const response = await fetch(request);
    awaySince = null;
    return response;
  } catch (error) {
    awaySince ??= Date.now();
    throw error;
  }
}

async function put(name, key, response) {
  const cache = await caches.open(name);
  await cache.put(key, response);
  const limit = maxEntries[name] ?? 100;
  const keys = await cache.keys();
  for (const old of keys.slice(0, Math.max(0, keys.length - limit))) await cache.delete(old);
}

async function forgetPersonal(except = '') {
  for (const name of await caches.keys())
    if (name.startsWith('personal ') && name !== except) await caches.delete(name);
}

/** The cache of the person who is signed in, from the response about them; null for a visitor and for staff who act. */
async function partitionOf(response) {
  const { person, companies, actingUntil } = await response.json();
  if (!person || actingUntil) return null;
  const text = new TextEncoder().encode(`${person.email} ${companies?.active ?? ''}`);
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text));
  return personal + Array.from(hash.slice(0, 12), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Who is signed in. It is asked for after each page that is stored, and all other partitions are deleted. */
async function answerMe(request) {
  const before = era;
  try {
    const response = await fromNetwork(request);
    if (response.ok && before === era) {
      const partition = await partitionOf(response.clone());
      await forgetPersonal(partition ?? '');
      if (partition && before === era) await put(partition, '/api/me', response.clone());
    }
    return response;
  } catch (error) {
    return (await findPersonal('/api/me')) ?? Promise.reject(error);
  }
}

/** Looks into the one partition that there is. */
async function findPersonal(key) {
  const name = (await caches.keys()).find((each) => each.startsWith(personal));
  return name && (await caches.open(name)).match(key);
}

async function answerFile(request) {
  const kept = await caches.match(request, { cacheName: files, ignoreVary: true });
  if (kept) return kept;
  const response = await fromNetwork(request);
  if (response.status === 200) await put(files, request, response.clone());
  return response;
}

/** A page without what chooses the label that has opened it. */
const keyOf = (url) => (isListPage(url) ? url.pathname : url.pathname + url.search);

/** Stores a page that came from the network, and the files that it names. */
async function storePage(url, response, before) {
  const isOpen = !/private|no-store/.test(response.headers.get('cache-control') ?? '');
  const isHtml = response.headers.get('content-type')?.startsWith('text/html');
  if (response.status !== 200 || response.redirected || !isHtml) return;
  const html = await response.clone().text();
  if (isOpen && isPublicPage(url)) await put(pages, keyOf(url), response);
  else if (isListPage(url)) {
    const me = await fetch('/api/me', { cache: 'no-store' });
    const partition = me.ok ? await partitionOf(me.clone()) : null;
    if (!partition || before !== era) return;
    await forgetPersonal(partition);
    await put(partition, '/api/me', me);
    await put(partition, keyOf(url), response);
    if (before !== era) return forgetPersonal();
  } else return;
  const named = new Set(html.match(/static\/(?:chunks|media|css)\/[\w./-]+\.(?:js|css|woff2)/g));
  for (const name of named) await keepFile(`/_next/${name}`);
}

async function keepFile(path) {
  if (!(await caches.match(path, { cacheName: files })))
    await answerFile(new Request(path)).catch(() => undefined);
}

/** Asks for a page in the background, so that it opens later without a network. */
async function keepPage(url) {
  if (!isPublicPage(url) && !isListPage(url)) return;
  const before = era;
  const kept = isListPage(url)
    ? await findPersonal(keyOf(url))
    : await caches.match(keyOf(url), { cacheName: pages });
  const age = Date.now() - Date.parse(kept?.headers.get('date') ?? '');
  if (!(age < keptFresh)) {
    const headers = { accept: 'text/html' };
    const response = await fetch(keyOf(url), { headers, cache: 'no-cache' }).catch(() => null);
    if (response) await storePage(url, response, before);
  }
  // The labels of its bins may be scanned where there is no network.
  if (/^\/dashboard\/lists\/[0-9a-f]{24}$/.test(url.pathname))
    await keepPage(new URL(`${url.pathname}/scan`, url));
}

const nothingKept = (paths) =>
  new Response(
    `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>No network</title><style>body{font:1.1rem/1.5 system-ui;max-width:40rem;margin:3rem auto;padding:0 1rem;color-scheme:light dark}a{display:inline-block;padding:.3rem 0;overflow-wrap:anywhere}</style><main><h1>No network</h1><p>This page has not been opened on this device, so it can’t be shown now. These pages can:</p><ul>${paths.map((path) => `<li><a href="${path.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">${path.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</a></li>`).join('')}</ul></main></html>`,
    {
      status: 503,
      headers: {
        'content-type': 'text/html; charset=utf-8',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      },
    },
  );

async function answerPage(event, url) {
  const before = era;
  try {
    const response = await fromNetwork(event.request);
    event.waitUntil(storePage(url, response.clone(), before).catch(() => undefined));
    return response;
  } catch {
    const kept = isListPage(url)
      ? await findPersonal(keyOf(url))
      : await caches.match(keyOf(url), { cacheName: pages });
    if (kept) return kept;
    const keys = await (await caches.open(pages)).keys();
    return nothingKept(keys.slice(-20).map((request) => request.url.slice(self.location.origin.length)));
  }
}

self.addEventListener('install', (event) => {
  // A new build takes over at once.
  self.skipWaiting();
  event.waitUntil(keepPage(new URL('/quick-order', self.location)).catch(() => undefined));
});

self.addEventListener('activate', (event) => {
  const removeOld = async () => {
    for (const name of await caches.keys())
      if (name !== files && name !== pages && !name.startsWith(personal)) await caches.delete(name);
    await self.clients.claim();
  };
  event.waitUntil(removeOld());
});

self.addEventListener('message', (event) => {
  const { page, loaded = [] } = event.data ?? {};
  const keep = async () => {
    // What the last request has met may be over.
    if (awaySince !== null) await fromNetwork('/sw.js').catch(() => undefined);
    event.source?.postMessage({ awaySince });
    if (!page) return;
    for (const name of loaded) {
      const url = new URL(name, self.location);
      if (url.origin === self.location.origin && url.pathname.startsWith('/_next/static/')) await keepFile(url.pathname + url.search);
    }
    const url = new URL(page, self.location);
    if (awaySince === null && url.origin === self.location.origin) await keepPage(url);
  };
  event.waitUntil(keep().catch(() => undefined));
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (url.origin !== self.location.origin) return;
  if (isBoundary(url, request)) {
    era++;
    const passed = fetch(request).finally(async () => {
      era++;
      await forgetPersonal();
    });
    return event.respondWith(passed);
  }
  if (request.method !== 'GET') return;
  if (url.pathname === '/api/me') return event.respondWith(answerMe(request));
  if (request.mode === 'navigate') {
    if (!url.pathname.startsWith('/api/')) event.respondWith(answerPage(event, url));
    return;
  }
  if (isFile(url) && !request.headers.has('range')) event.respondWith(answerFile(request));
});
