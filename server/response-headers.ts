import { createHash, randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  inlineScriptPolicy,
  pagePolicy,
  resourcePolicy,
  securityHeaders,
} from '../lib/shared/security-headers.mjs';
import { cacheTagsHeader } from '../lib/shared/cache-tags';
import { applyFitted, fitResponse, readConditions, type Conditions } from './conditional-response';
import { lacksErrorBody, prepareMethodError } from './error-response';
import { fetchNotFoundPage, isUnrenderedNotFound } from './not-found';
import { deferScripts } from './cached-page';
import { compress, encodePage, encodingFor, sharedPageOf } from './page-encoding';
import { isShareable, keyOf, storedPages, storeResponse, type SharedRequest } from './stored-responses';

const isHtml = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/**
 * Wraps the response so that every page gets a strict Content-Security-Policy. Next streams a page rendered for one
 * request and marks its scripts with the nonce sent along with the request. A cached page arrives in one piece: its
 * inline scripts are allowed by hash, its other scripts are deferred, and it is sent compressed from memory. The
 * response to a `shared` request is stored where Next allows it, and sent as the client's conditions ask for.
 */
export function prepareResponse(
  request: IncomingMessage,
  response: ServerResponse,
  shared: SharedRequest | null = null,
): void {
  const nonce = randomBytes(16).toString('base64');
  const policy = pagePolicy([`'nonce-${nonce}'`]);
  request.headers['content-security-policy'] = policy;
  // Next adds its configured headers to pages and files, but not to its own redirects and errors.
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  const { write, end, writeHead } = response;
  let decided = false;
  let hasBegun = false;

  const setStreamHeaders = () => {
    if (decided || response.headersSent) return;
    decided = true;
    shared?.finish?.(false);
    response.removeHeader(cacheTagsHeader);
    keepOneLocation(response);
    setPolicy(response, policy);
  };
  const forward = (method: typeof write | typeof end | typeof writeHead, args: unknown[]) =>
    Reflect.apply(method, response, args);

  // The 404 of a list is collected: it may be the empty document that the rendered page replaces. The dashboard's own
  // 404 has a message that scripts fill in, and keeps it.
  const parts: Uint8Array[] = [];
  const isList = /^\/(shop|search)\//.test(request.url ?? '');
  const isMissing = () =>
    isList && !decided && !response.headersSent && response.statusCode === 404 && isHtml(response);

  // So is a response that is stored, unless it is a page, which arrives in one piece.
  const isStored = () =>
    shared !== null &&
    !decided &&
    !response.headersSent &&
    !isHtml(response) &&
    isShareable(shared, response);
  const isCollected = () => isMissing() || isStored();

  const { flushHeaders } = response;
  response.flushHeaders = () => {
    if (!isCollected()) Reflect.apply(flushHeaders, response, []);
  };

  response.write = ((...args: unknown[]) => {
    const [chunk] = args;
    if (isCollected() && (typeof chunk === 'string' || chunk instanceof Uint8Array)) {
      parts.push(Buffer.from(chunk));
      return true;
    }
    setStreamHeaders();
    const isPage = () =>
      response.getHeader('content-security-policy') === policy && !response.hasHeader('content-length');
    // The bytes of a page are UTF-8; as Latin-1 they stay what they are, even where a letter is cut in two.
    if (!hasBegun && chunk instanceof Uint8Array && isPage())
      args[0] = Buffer.from(deferScripts(Buffer.from(chunk).toString('latin1'), nonce), 'latin1');
    hasBegun = true;
    return forward(write, args);
  }) as typeof write;

  response.writeHead = ((...args: unknown[]) => {
    setStreamHeaders();
    return forward(writeHead, args);
  }) as typeof writeHead;

  // Of a shared request, Next doesn't get the client's conditions.
  const conditions = shared?.conditions ?? readConditions(request);

  response.end = ((...args: unknown[]) => {
    const [body] = args;
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
    const whole = () => Buffer.concat([...parts, ...(isWhole ? [Buffer.from(body)] : [])]);
    if (shared && isStored() && (isWhole || parts.length > 0)) {
      decided = true;
      void sendSharedFile(shared, response, whole(), (bytes) =>
        forward(end, [fit(conditions, response, bytes)]),
      );
      return response;
    }
    if (parts.length > 0 && !decided) {
      decided = true;
      void sendMissingPage(request, response, whole(), policy, (bytes) => forward(end, [bytes]));
      return response;
    }
    if (!decided && !response.headersSent && !isWhole && lacksErrorBody(request, response)) {
      decided = true;
      return forward(end, [prepareMethodError(response)]);
    }
    if (decided || response.headersSent || !isWhole || !isHtml(response) || ownPolicy(response)) {
      setStreamHeaders();
      return forward(end, args);
    }
    decided = true;
    void sendCachedPage(request, response, String(body), (bytes) => {
      if (shared) storeResponse(shared, response, bytes);
      forward(end, [fit(conditions, response, bytes)]);
    });
    return response;
  }) as typeof end;
}

/**
 * A page gets `policy`, any other response the policy of resources instead of the one that next.config.mjs sets for pages.
 * Both keep the policy that their route handler has set.
 */
function setPolicy(response: ServerResponse, policy: string): void {
  const name = 'content-security-policy';
  // On a 304 the browser would apply a new policy to its stored page, whose scripts don't match the new nonce.
  if (response.statusCode === 304) return response.removeHeader(name);
  const own = ownPolicy(response);
  response.setHeader(name, own ?? (isHtml(response) ? policy : resourcePolicy));
}

/** The policy that the route handler of a response has set, if any. */
function ownPolicy(response: ServerResponse): string | undefined {
  const set = [response.getHeader('content-security-policy') ?? []].flat().map(String);
  return set.filter((value) => value !== inlineScriptPolicy && value !== resourcePolicy).at(-1);
}

/** Next sends the Location header twice with the first response of a redirecting page. */
function keepOneLocation(response: ServerResponse): void {
  const location = response.getHeader('location');
  if (Array.isArray(location) && location[0]) response.setHeader('location', location[0]);
}

/** Sends the streamed 404 of a list, or the rendered not-found page instead of an empty document. */
async function sendMissingPage(
  request: IncomingMessage,
  response: ServerResponse,
  html: Buffer,
  policy: string,
  send: (bytes: Buffer) => void,
): Promise<void> {
  keepOneLocation(response);
  setPolicy(response, policy);
  const isEmpty = isUnrenderedNotFound(request, response, html.toString());
  const bytes = isEmpty ? await fetchNotFoundPage(request, response).catch(() => null) : null;
  send(bytes ?? html);
}

/** Stores and sends a response other than a page, compressed where that makes it smaller. */
async function sendSharedFile(
  shared: SharedRequest,
  response: ServerResponse,
  body: Buffer,
  send: (bytes: Buffer) => void,
): Promise<void> {
  setPolicy(response, resourcePolicy);
  const isText = /json|xml|text|javascript/.test(String(response.getHeader('content-type')));
  const encoding = isText && body.length > 1000 && !response.hasHeader('content-encoding') && shared.encoding;
  const bytes = encoding ? await compress[encoding](body) : body;
  if (encoding) response.setHeader('content-encoding', encoding);
  if (isText) response.appendHeader('vary', 'Accept-Encoding');
  else response.setHeader('accept-ranges', 'bytes');
  if (!response.hasHeader('etag')) {
    const hash = createHash('sha256').update(body).digest('base64url').slice(0, 22);
    response.setHeader('etag', `${isText ? 'W/' : ''}"${hash}"`);
  }
  response.setHeader('content-length', bytes.length);
  storeResponse(shared, response, bytes);
  response.removeHeader(cacheTagsHeader);
  send(bytes);
}

/** Turns a complete response into the one that the client's conditions ask for; returns its body. */
function fit(conditions: Conditions, response: ServerResponse, bytes: Buffer): Buffer | undefined {
  if (response.statusCode !== 200) return bytes;
  const fitted = fitResponse({ headers: response.getHeaders(), bytes }, conditions);
  applyFitted(response, fitted);
  return fitted.bytes;
}

async function sendCachedPage(
  request: IncomingMessage,
  response: ServerResponse,
  html: string,
  send: (bytes: Buffer) => void,
): Promise<void> {
  keepOneLocation(response);
  if (isUnrenderedNotFound(request, response, html)) {
    // While the server shuts down it accepts no new connection, not even its own.
    const bytes = await fetchNotFoundPage(request, response).catch(() => null);
    if (bytes) {
      response.setHeader('content-length', bytes.length);
      return send(bytes);
    }
  }
  const page = sharedPageOf(html);
  const encoding = encodingFor(request.headers['accept-encoding']);
  // A page that was made again, or is asked for in a way that is not stored, may be stored as it is.
  const stored = storedPages.peek(keyOf(encoding, request.url ?? ''));
  const { policy, bytes } =
    stored?.headers.etag === page.etag
      ? { policy: String(stored.headers['content-security-policy']), bytes: stored.bytes }
      : await encodePage(page, encoding);
  if (response.statusCode === 200) response.setHeader('etag', page.etag);
  response.setHeader('content-security-policy', policy);
  response.appendHeader('vary', 'Accept-Encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  send(bytes);
}
