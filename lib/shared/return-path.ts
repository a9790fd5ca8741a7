import { wireNames } from './wire-names';

/**
 * The page to open after signing in: `from` if it is a path of this site (one leading slash, no backslash, no control
 * character) other than a sign-in page, otherwise `/`. Letters outside ASCII are percent-encoded because a Location
 * header can't hold them.
 */
export function returnPath(from: string | string[] | null | undefined): string {
  const path = Array.isArray(from) ? from[0] : from;
  if (!path || path.length > 2000 || !/^\/(?![/\\])[^\\\s\u0000-\u001f\u007f]*$/.test(path)) return '/';
  if (/^\/(login|mailCode|signup|forgetPass|resetPass|api)(?![\w-])/.test(path)) return '/';
  const { origin, href } = new URL(path, 'http://shop.invalid');
  if (origin !== 'http://shop.invalid') return '/';
  return /^[\u0021-\u007e]*$/.test(path) ? path : href.slice(origin.length);
}

/** The query by which the sign-in pages remember a page; empty for the home page. */
export const fromQuery = (path: string): string =>
  path === '/' ? '' : `?${new URLSearchParams({ from: path })}`;

/** The slug of the product that a remembered page is about; null for other pages. */
export function productSlugIn(path: string): string | null {
  const { pathname, searchParams } = new URL(path, 'http://shop.invalid');
  const slug = /^\/product(?:Details)?\/([\w-]+)/.exec(pathname)?.[1];
  return slug ?? (pathname === '/purchase' ? searchParams.get(wireNames.purchasedProduct) : null);
}
