import { z } from 'zod';
import { sha256 } from '../platform/hash';
import { cacheTagsHeader } from '../shared/cache-tags';

/** JSON in the declared shape, with an ETag where shared caches may store it; 304 when the client has that version. */
export function jsonResponse(
  request: Request,
  {
    response,
    status = 200,
    publicFor,
    cacheTags,
  }: { response?: z.ZodType; status?: number; publicFor?: number; cacheTags?: string[] },
  value: unknown,
): Response {
  const body = JSON.stringify(response ? response.parse(value) : (value ?? {}));
  const headers: Record<string, string> = { 'content-type': 'application/json; charset=utf-8' };
  if (publicFor === undefined || !['GET', 'HEAD'].includes(request.method)) {
    headers['cache-control'] = 'private, no-store';
    return new Response(body, { status, headers });
  }
  headers['cache-control'] = `public, max-age=0, s-maxage=${publicFor}, stale-while-revalidate=60`;
  if (cacheTags) headers[cacheTagsHeader] = cacheTags.join(',');
  headers.etag = `"${sha256(body).slice(0, 22)}"`;
  const known = request.headers.get('if-none-match')?.split(/\s*,\s*/) ?? [];
  return known.some((tag) => tag.replace(/^W\//, '') === headers.etag)
    ? new Response(null, { status: 304, headers })
    : new Response(body, { status, headers });
}

/** The response of the health checks. */
export const healthResponse = z.strictObject({ status: z.enum(['live', 'ready']) });
