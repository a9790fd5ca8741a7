'use client';
import { usePathname, useSearchParams } from 'next/navigation';
import { Suspense, useEffect, useState } from 'react';

/** The indicator stops after a minute at the latest. */
const longest = 60_000;

/** Whether a press on this link opens another page of the shop in this tab. */
function opensPage(link: HTMLAnchorElement): boolean {
  if (link.target || link.download || link.hasAttribute('download') || link.ariaHasPopup) return false;
  const to = new URL(link.href, location.href);
  const isHere = to.pathname === location.pathname && to.search === location.search;
  return to.origin === location.origin && !isHere && !to.pathname.startsWith('/api/');
}

/** Whether this form is a search for another address than the current one. */
function sendsElsewhere(form: HTMLFormElement): boolean {
  if (form.method !== 'get') return false;
  const to = new URL(form.action, location.href);
  const fields = [...new FormData(form)].flatMap(([name, value]) =>
    typeof value === 'string' ? [[name, value]] : [],
  );
  return to.pathname !== location.pathname || `?${new URLSearchParams(fields)}` !== location.search;
}

function onPressedLink(event: MouseEvent, begin: () => void): void {
  if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (link?.href && opensPage(link)) begin();
}

function Bar() {
  const path = usePathname();
  const query = useSearchParams().toString();
  const here = `${path}?${query}`;
  // The address at the start of the navigation, which is over once the address differs.
  const [from, setFrom] = useState<string | null>(null);
  const busy = from === here;
  if (from !== null && !busy) setFrom(null);

  // The page counts as seen: it opens without a network, too.
  useEffect(() => {
    import('@/components/offline/keep').then(
      ({ keepPage }) => keepPage(),
      () => undefined,
    );
  }, [here]);

  useEffect(() => {
    const begin = () => setFrom(here);
    const end = () => setFrom(null);
    const onClick = (event: MouseEvent) => onPressedLink(event, begin);
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && sendsElsewhere(target)) begin();
    };
    document.addEventListener('click', onClick);
    document.addEventListener('submit', onSubmit);
    // A page restored from the back/forward cache isn't loading.
    window.addEventListener('pageshow', end);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('submit', onSubmit);
      window.removeEventListener('pageshow', end);
    };
  }, [here]);

  useEffect(() => {
    if (!busy) return;
    const main = document.querySelector('main');
    main?.setAttribute('aria-busy', 'true');
    const timer = setTimeout(() => setFrom(null), longest);
    return () => {
      clearTimeout(timer);
      main?.removeAttribute('aria-busy');
    };
  }, [busy]);

  if (!busy) return null;
  return (
    <div
      role="progressbar"
      aria-label="Loading the page"
      className="no-print fixed inset-x-0 top-0 z-80 h-1 animate-pulse bg-accent"
    />
  );
}

/** Shows immediately that a pressed link or a submitted search is loading its page. */
export function NavigationProgress() {
  return (
    <Suspense fallback={null}>
      <Bar />
    </Suspense>
  );
}
