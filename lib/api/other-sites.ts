import { siteUrl } from '../platform/env';

/** Whether a browser sent the request for a page of another site: browsers say where a call comes from. */
export function isFromElsewhere({ headers }: Request): boolean {
  const origin = headers.get('origin');
  const own = [new URL(siteUrl()).origin, `http://${headers.get('host')}`, `https://${headers.get('host')}`];
  return headers.get('sec-fetch-site') === 'cross-site' || (origin !== null && !own.includes(origin));
}

/** Leads a browser on after a form. */
export const goTo = (location: string): Response =>
  new Response(null, { status: 303, headers: { location, 'cache-control': 'no-store' } });
