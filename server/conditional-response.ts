import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';

/** The version that a client has, and the part that it wants. */
export type Conditions = {
  method: string;
  knownEtags: string | undefined;
  knownDate: string | undefined;
  range: string | undefined;
  rangeOf: string | undefined;
};

export const readConditions = ({ method = 'GET', headers }: IncomingMessage): Conditions => ({
  method,
  knownEtags: headers['if-none-match'],
  knownDate: headers['if-modified-since'],
  range: headers.range,
  rangeOf: headers['if-range']?.toString(),
});

type Complete = { headers: OutgoingHttpHeaders; bytes: Buffer };
type Fitted = { status: 200 | 206 | 304 | 416; headers: OutgoingHttpHeaders; bytes: Buffer | undefined };

/**
 * A complete response as this client asked for it: 304 when it has this version, 206 for one range of a file (416 for
 * one beyond its end), else all of it. Several ranges at once get all of it, which HTTP allows.
 */
export function fitResponse({ headers, bytes }: Complete, conditions: Conditions): Fitted {
  if (isKnown(headers, conditions)) return { status: 304, headers: withoutBody(headers), bytes: undefined };
  const range = wantedRange(headers, bytes.length, conditions);
  if (range === 'beyond') {
    const contentRange = `bytes */${bytes.length}`;
    return {
      status: 416,
      headers: { ...withoutBody(headers), 'content-range': contentRange },
      bytes: undefined,
    };
  }
  if (range) {
    const [first, last] = range;
    const part = {
      'content-range': `bytes ${first}-${last}/${bytes.length}`,
      'content-length': last - first + 1,
    };
    return { status: 206, headers: { ...headers, ...part }, bytes: bytes.subarray(first, last + 1) };
  }
  return { status: 200, headers, bytes: conditions.method === 'HEAD' ? undefined : bytes };
}

/** Gives a response that has not been sent the status and headers of the fitted one. */
export function applyFitted(response: ServerResponse, { status, headers }: Fitted): void {
  response.statusCode = status;
  for (const name of response.getHeaderNames())
    if (!Object.hasOwn(headers, name)) response.removeHeader(name);
  for (const [name, value] of Object.entries(headers))
    if (value !== undefined) response.setHeader(name, value);
}

/** Whether the client has this version, by its entity tag or, where it sends none, by its date. */
function isKnown(headers: OutgoingHttpHeaders, { knownEtags, knownDate }: Conditions): boolean {
  if (knownEtags !== undefined) return namesEtag(knownEtags, headers.etag);
  const [known, changed] = [Date.parse(knownDate ?? ''), Date.parse(String(headers['last-modified']))];
  return changed <= known;
}

/** Whether an If-None-Match header names this entity tag. */
const namesEtag = (known: string, etag: unknown): boolean =>
  etag !== undefined &&
  known
    .split(/\s*,\s*/)
    .some((one) => one === '*' || one.replace(/^W\//, '') === String(etag).replace(/^W\//, ''));

/**
 * Headers of the body, which a 304 leaves out. A browser would apply a policy in it to the page that it has stored; the
 * policy of that page stays.
 */
const bodyHeaders = ['content-security-policy', 'content-type', 'content-length', 'content-encoding'];
const withoutBody = (headers: OutgoingHttpHeaders): OutgoingHttpHeaders =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !bodyHeaders.includes(name)));

/** The first and last byte of the range that a GET of a file asks for; null for all of it. */
function wantedRange(
  headers: OutgoingHttpHeaders,
  length: number,
  { method, range, rangeOf }: Conditions,
): [first: number, last: number] | 'beyond' | null {
  if (method !== 'GET' || headers['accept-ranges'] !== 'bytes') return null;
  const [, from = '', to = ''] = /^bytes=(\d*)-(\d*)$/.exec(range ?? '') ?? [];
  if (!from && !to) return null;
  // A part of another version can't be joined to what the client has.
  if (rangeOf !== undefined && !isSameVersion(headers, rangeOf)) return null;
  const first = from ? Number(from) : Math.max(0, length - Number(to));
  const last = from && to ? Math.min(Number(to), length - 1) : length - 1;
  if (from && to && Number(to) < Number(from)) return null;
  return first >= length ? 'beyond' : [first, last];
}

const isSameVersion = ({ etag, 'last-modified': changed }: OutgoingHttpHeaders, given: string): boolean =>
  given.startsWith('"') ? given === etag : given === changed;
