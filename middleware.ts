import { getToken } from 'next-auth/jwt';
import { NextResponse, type NextRequest } from 'next/server';

const isSecureSite = process.env.NEXTAUTH_URL?.startsWith('https://') ?? Boolean(process.env.VERCEL);
const cookieName = `${isSecureSite ? '__Host-' : ''}next-auth.session-token`;

/**
 * Redirects visitors of protected pages to the login page early. Nothing depends on it: every page and route checks the
 * session in the database.
 */
export async function middleware(request: NextRequest): Promise<NextResponse> {
  if (await getToken({ req: request, cookieName, secret: process.env.NEXTAUTH_SECRET }))
    return NextResponse.next();
  const { pathname, search } = request.nextUrl;
  return NextResponse.redirect(new URL(`/login?from=${encodeURIComponent(pathname + search)}`, request.url));
}

export const config = {
  matcher: [
    '/productDetails/:path*',
    '/cart/:path*',
    '/purchase/:path*',
    '/profile/:path*',
    '/settings/:path*',
    '/twoFactor/:path*',
    '/dashboard/:path*',
  ],
};
