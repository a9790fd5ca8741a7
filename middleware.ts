import { getToken } from 'next-auth/jwt';
import { NextResponse, type NextRequest } from 'next/server';
import { addressWithin, canonicalListQuery, listSegment } from '@/lib/shared/list-parameters';

const isSecureSite = process.env.NEXTAUTH_URL?.startsWith('https://') ?? Boolean(process.env.VERCEL);
const cookieName = `${isSecureSite ? '__Host-' : ''}next-auth.session-token`;

/** The categories that the build knew. */
const prerendered = (process.env.PRERENDERED_CATEGORIES ?? '').split(' ');

/**
 * Sends filtered lists, and those of categories added after the build, to app/(public)/search, where each has a path of
 * its own; and visitors of protected pages to the login page early. Access doesn't depend on it: every page and route
 * checks the session in the database.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (/^\/shop(\/|$)/.test(request.nextUrl.pathname)) {
    const within = addressWithin(request.nextUrl.searchParams);
    return within ? NextResponse.redirect(new URL(within, request.url)) : listResponse(request.nextUrl);
  }
  for (const secret of [process.env.NEXTAUTH_SECRET, process.env.NEXTAUTH_SECRET_PREVIOUS])
    if (secret && (await getToken({ req: request, cookieName, secret }))) return NextResponse.next();
  const { pathname, search } = request.nextUrl;
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

export const config = {
  matcher: [
    '/shop/:path*',
    '/productDetails/:path*',
    '/purchase/:path*',
    '/profile/:path*',
    '/settings/:path*',
    '/twoFactor/:path*',
    '/dashboard/:path*',
  ],
};
