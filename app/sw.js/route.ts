import { setting } from '@/lib/platform/env';

/** Removes what earlier workers have kept, and itself. */
const farewell = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) =>
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.map((name) => caches.delete(name))))
      .then(() => self.registration.unregister()),
  ),
);
`;

const version = process.env.BUILD_VERSION ?? 'development';
const worker = `self.buildVersion = '${version}';
importScripts('/offline-worker.js?v=${version}');
`;

export const dynamic = 'force-dynamic';

/** The service worker: another build or another setting is another script, so browsers replace it at once. */
export function GET(): Response {
  return new Response(setting('OFFLINE_PAGES') === 'on' ? worker : farewell, {
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
  });
}
