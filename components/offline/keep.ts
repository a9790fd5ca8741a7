import { formatTime } from './since';

const noticeId = 'offline-notice';

function show(since: number): void {
  const known = document.getElementById(noticeId);
  const notice = known ?? document.createElement('p');
  notice.id = noticeId;
  notice.role = 'status';
  notice.className =
    'no-print sticky top-0 z-80 bg-dark px-4 py-3 text-center text-sm font-medium text-on-dark';
  if (!known) document.body.prepend(notice);
  notice.textContent = `Offline since ${formatTime(since)}. Prices and stock are as they were then; what you enter is kept on this device.`;
}

const hide = () => document.getElementById(noticeId)?.remove();

/** Loads what pages for ordering may need later, which without a network would be missing. */
async function loadRest(): Promise<void> {
  if (!/^\/(quick-order|parts-list|dashboard\/lists)/.test(location.pathname)) return;
  await Promise.allSettled([
    import('@/components/layout/toaster'),
    import('@/components/scan/camera-dialog'),
    import('@/components/scan/decoder').then(({ loadDecoder }) => loadDecoder()),
    import('@/components/shopping-lists/add-to-list-dialog'),
  ]);
}

/** Milliseconds until the service worker is asked again whether the shop can be reached. */
const askAgainAfter = 3000;
let isWatching = false;
let askingAgain: ReturnType<typeof setTimeout> | undefined;

function watch(): void {
  if (isWatching) return;
  isWatching = true;
  window.addEventListener('offline', () => show(Date.now()));
  window.addEventListener('online', () => {
    hide();
    keepPage();
  });
  navigator.serviceWorker.addEventListener(
    'message',
    ({ data }: MessageEvent<{ awaySince?: number | null }>) => {
      clearTimeout(askingAgain);
      if (data.awaySince) show(data.awaySince);
      else if (navigator.onLine) hide();
      // The first request after a cut may still fail, and no event says when the shop can be reached again.
      if (data.awaySince && navigator.onLine) askingAgain = setTimeout(keepPage, askAgainAfter);
    },
  );
  if (!navigator.onLine) show(Date.now());
}

/** Lets the service worker keep this page and the files that it has loaded, and says when there is no network. */
export function keepPage(): void {
  // Absent where the shop is opened without encryption.
  if (!('serviceWorker' in navigator)) return;
  watch();
  navigator.serviceWorker
    .register('/sw.js')
    .then(() => navigator.serviceWorker.ready)
    .then(async ({ active }) => {
      await loadRest();
      const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
      active?.postMessage({ page: location.pathname + location.search, loaded });
    })
    .catch(() => undefined);
}
