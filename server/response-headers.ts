import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import {
  inlineScriptPolicy,
  pagePolicy,
  resourcePolicy,
  securityHeaders,
} from '../lib/shared/security-headers.mjs';
import { CompressedPageCache, encodingFor } from './compressed-pages';
import { lacksErrorBody, prepareMethodError } from './error-response';
import { fetchNotFoundPage, isUnrenderedNotFound } from './not-found';

const pages = new CompressedPageCache(128 * 1024 * 1024);
const isHtml = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/**
 * Wraps the response so that every page gets a strict Content-Security-Policy. Next streams a page rendered for one
 * request and marks its scripts with the nonce sent along with the request. A cached page arrives in one piece: its
 * inline scripts are allowed by hash, its other scripts are deferred, and it is sent compressed from memory.
 */
export function prepareResponse(request: IncomingMessage, response: ServerResponse): void {
  const policy = pagePolicy([`'nonce-${randomBytes(16).toString('base64')}'`]);
  request.headers['content-security-policy'] = policy;
  // Next adds its configured headers to pages and files, but not to its own redirects and errors.
  for (const [name, value] of Object.entries(securityHeaders)) response.setHeader(name, value);
  const { write, end, writeHead } = response;
  let decided = false;

  const setStreamHeaders = () => {
    if (decided || response.headersSent) return;
    decided = true;
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

  const { flushHeaders } = response;
  response.flushHeaders = () => {
    if (!isMissing()) Reflect.apply(flushHeaders, response, []);
  };

  response.write = ((...args: unknown[]) => {
    const [chunk] = args;
    if (isMissing() && (typeof chunk === 'string' || chunk instanceof Uint8Array)) {
      parts.push(Buffer.from(chunk));
      return true;
    }
    setStreamHeaders();
    return forward(write, args);
  }) as typeof write;

  response.writeHead = ((...args: unknown[]) => {
    setStreamHeaders();
    return forward(writeHead, args);
  }) as typeof writeHead;

  response.end = ((...args: unknown[]) => {
    const [body] = args;
    const isWhole = typeof body === 'string' || Buffer.isBuffer(body);
    if (parts.length > 0 && !decided) {
      decided = true;
      const html = Buffer.concat([...parts, ...(isWhole ? [Buffer.from(body)] : [])]);
      void sendMissingPage(request, response, html, policy, (bytes) => forward(end, [bytes]));
      return response;
    }
    if (!decided && !response.headersSent && !isWhole && lacksErrorBody(request, response)) {
      decided = true;
      return forward(end, [prepareMethodError(response)]);
    }
    if (decided || response.headersSent || !isWhole || !isHtml(response)) {
      setStreamHeaders();
      return forward(end, args);
    }
    decided = true;
    void sendCachedPage(request, response, String(body), (bytes) => forward(end, [bytes]));
    return response;
  }) as typeof end;
}

/**
 * A page gets `policy`. Any other response keeps the policy set by its route handler, or gets the policy of resources
 * instead of the one that next.config.mjs sets for pages.
 */
function setPolicy(response: ServerResponse, policy: string): void {
  const name = 'content-security-policy';
  // On a 304 the browser would apply a new policy to its stored page, whose scripts don't match the new nonce.
  if (response.statusCode === 304) return response.removeHeader(name);
  const own = [response.getHeader(name) ?? []].flat().map(String);
  const resource = own.filter((value) => value !== inlineScriptPolicy).at(-1) ?? resourcePolicy;
  response.setHeader(name, isHtml(response) ? policy : resource);
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
  const etag = response.getHeader('etag');
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { policy, bytes } = await pages.encode(typeof etag === 'string' ? etag : undefined, html, encoding);
  response.setHeader('content-security-policy', policy);
  response.appendHeader('vary', 'Accept-Encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  send(bytes);
}
