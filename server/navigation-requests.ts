import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

type Headers = Record<string, string>;

/** The headers of Next's router on which it computes `_rsc`, in its order. */
const hashedHeaders = [
  'next-router-prefetch',
  'next-router-segment-prefetch',
  'next-router-state-tree',
  'next-url',
];

/**
 * The value of `_rsc` with which Next's router asks for a page's data: a hash of its headers. Next redirects requests
 * whose headers don't fit it, because a shared cache may tell them apart by their address alone.
 */
export function navigationHash(headers: IncomingHttpHeaders | Headers): string {
  if (hashedHeaders.every((name) => headers[name] === undefined)) return '';
  const hashed = hashedHeaders.map((name) => headers[name] ?? '0').join(',');
  return createHash('sha256').update(hashed).digest().subarray(0, 12).toString('base64url');
}

/**
 * A request of Next's router for the data of a prerendered page: the query of the page, and the headers on which the
 * response depends. Null where `_rsc` doesn't fit: Next decides what becomes of that.
 *
 * Next has the data of such a page stored as a whole and in segments. It sends the segment that a prefetch names, and
 * otherwise the whole, whatever page the visitor comes from and however much of it the browser has.
 */
export function readNavigation(
  headers: IncomingHttpHeaders,
  fullQuery: string,
): { query: string; headers: Headers } | null {
  const found = /^(?:(.*)&)?_rsc(?:=([^&]*))?$/.exec(fullQuery);
  const prefetch = headers['next-router-prefetch'];
  if (headers.rsc !== '1' || !found) return null;
  const [, query = '', hash = ''] = found;
  if (prefetch !== undefined && !['1', '2', '3'].includes(String(prefetch))) return null;
  if (navigationHash(headers) !== hash) return null;
  const segment = headers['next-router-segment-prefetch'];
  if (prefetch !== '1' || segment === undefined) return { query, headers: { rsc: '1' } };
  return {
    query,
    headers: {
      rsc: '1',
      'next-router-prefetch': '1',
      'next-router-segment-prefetch': String(segment),
    },
  };
}
