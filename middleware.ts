import { getToken } from 'next-auth/jwt';
import { NextResponse, type NextRequest } from 'next/server';
import { addressWithin, canonicalListQuery, listSegment } from '@/lib/shared/list-parameters';
import { pagePolicy } from '@/lib/shared/security-headers.mjs';

const isSecureSite = process.env.NEXTAUTH_URL?.startsWith('https://') ?? Boolean(process.env.VERCEL);
const cookieName = `${isSecureSite ? '__Host-' : ''}next-auth.session-token`;

/** The categories that the build knew. */
const prerendered = (process.env.PRERENDERED_CATEGORIES ?? '').split(' ');

const policyHeader = 'content-security-policy';

/** The pages that only signed-in people open; below /dashboard, an unknown path is one too. */
const protectedPage =
  /^\/(dashboard(\/.*)?|profile|purchase|settings|twoFactor|productDetails(\/[^/]+)?(\/(description|additionalInfo|productReviews))?)$/;
const protectedPath = /^\/(dashboard|productDetails|profile|purchase|settings|twoFactor)(\/|$)/;

/**
 * Sends filtered lists, and those of categories added after the build, to app/(public)/search, where each has a path of
 * its own; and visitors of protected pages to the login page early. Access doesn't depend on it: every page and route
 * checks the session in the database. Pages that are rendered for each request get a policy with a nonce.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (/^\/shop(\/|$)/.test(request.nextUrl.pathname)) {
    const within = addressWithin(request.nextUrl.searchParams);
    return within ? NextResponse.redirect(new URL(within, request.url)) : listResponse(request.nextUrl);
  }
  const { pathname, search } = request.nextUrl;
  if (!protectedPath.test(pathname)) return withNonce(request);
  for (const secret of [process.env.NEXTAUTH_SECRET, process.env.NEXTAUTH_SECRET_PREVIOUS])
    if (secret && (await getToken({ req: request, cookieName, secret })))
      return protectedPage.test(pathname) ? withNonce(request) : NextResponse.next();
  return NextResponse.redirect(new URL(`/login?from=${encodeURIComponent(pathname + search)}`, request.url));
}

function listResponse(url: NextRequest['nextUrl']): NextResponse {
  const [, , category] = url.pathname.split('/');
  const isPrerendered = !category || prerendered.includes(category);
  const query = canonicalListQuery(url.searchParams);
  if (isPrerendered && !query) return NextResponse.next();
  const list = url.clone();
  list.pathname = `/search${url.pathname.slice('/shop'.length)}${query && `/${listSegment(query)}`}`;
  list.search = '';
  return NextResponse.rewrite(list);
}

/**
 * Lets a page run only the scripts that carry a nonce made for this request. server/ has named its own policy in the
 * request, which stays, and the scripts of a development server need `eval`.
 */
function withNonce(request: NextRequest): NextResponse {
  if (request.headers.has(policyHeader) || process.env.NODE_ENV === 'development') return NextResponse.next();
  const nonce = btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(16))));
  const policy = pagePolicy([`'nonce-${nonce}'`]);
  const headers = new Headers(request.headers);
  headers.set(policyHeader, policy);
  return NextResponse.next({ request: { headers }, headers: { [policyHeader]: policy } });
}

// Pages that are rendered for each request and open to all. `missing` leaves out what needs no nonce without running
// this file: requests that come through server/, and those of Next's router for data.
export const config = {
  matcher: [
    '/shop/:path*',
    '/productDetails/:path*',
    '/purchase/:path*',
    '/profile/:path*',
    '/settings/:path*',
    '/twoFactor/:path*',
    '/dashboard/:path*',
    {
      source:
        '/:page(approval|cart|changeEmail|compare|confirmed|joinCompany|login|mailCode|resetPass|setup|signedIn|signup|verifyEmail|welcome)',
      missing: [
        { type: 'header', key: 'content-security-policy' },
        { type: 'header', key: 'rsc' },
      ],
    },
    {
      source:
        '/:page(fitting(?:/.*)?|quote/[^/]+|newsletter/(?:confirm|unsubscribe)|stock-alerts/(?:confirm|new|unsubscribe)|dev/(?:mailbox|punchout|ui))',
      missing: [
        { type: 'header', key: 'content-security-policy' },
        { type: 'header', key: 'rsc' },
      ],
    },
  ],
};
