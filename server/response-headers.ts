import { randomBytes } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { isUnrenderedNotFound, fetchNotFoundPage } from './not-found';
import { contentSecurityPolicy } from './content-security-policy';
import { encodingFor, CompressedPageCache } from './compressed-pages';

const pages = new CompressedPageCache(128 * 1024 * 1024);
const isHtml = (response: ServerResponse) =>
  String(response.getHeader('content-type') ?? '').startsWith('text/html');

/**
 * Gives every page its Content-Security-Policy. A page that is made for one request is streamed, and Next marks its
 * scripts with the nonce that we send along with the request; a cached page comes whole, and its scripts are named by
 * their hashes. Whole pages also leave compressed, from memory, and have their scripts fetched after the first paint.
 */
export function prepareResponse(request: IncomingMessage, response: ServerResponse): void {
  const policy = contentSecurityPolicy([`'nonce-${randomBytes(16).toString('base64')}'`]);
  request.headers['content-security-policy'] = policy;
  const { write, end, writeHead } = response;
  let decided = false;

  const beginStream = () => {
    if (decided || response.headersSent) return;
    decided = true;
    nameAddressOnce(response);
    // A browser that has the page already would put a new policy over the one that fits its stored scripts.
    if (response.statusCode === 304) response.removeHeader('content-security-policy');
    else response.setHeader('content-security-policy', policy);
  };
  const pass = (method: typeof write | typeof end | typeof writeHead, args: unknown[]) =>
    Reflect.apply(method, response, args);

  response.write = ((...args: unknown[]) => {
    beginStream();
    return pass(write, args);
  }) as typeof write;

  response.writeHead = ((...args: unknown[]) => {
    beginStream();
    return pass(writeHead, args);
  }) as typeof writeHead;

  response.end = ((...args: unknown[]) => {
    const [body] = args;
    const whole = typeof body === 'string' || Buffer.isBuffer(body);
    if (decided || response.headersSent || !whole || !isHtml(response)) {
      beginStream();
      return pass(end, args);
    }
    decided = true;
    void sendWhole(request, response, String(body), (bytes) => pass(end, [bytes]));
    return response;
  }) as typeof end;
}

/** The first answer of a page that leads on names where to twice. */
function nameAddressOnce(response: ServerResponse): void {
  const location = response.getHeader('location');
  if (Array.isArray(location) && location[0]) response.setHeader('location', location[0]);
}

async function sendWhole(
  request: IncomingMessage,
  response: ServerResponse,
  html: string,
  send: (bytes: Buffer) => void,
): Promise<void> {
  nameAddressOnce(response);
  if (isUnrenderedNotFound(request, response, html)) {
    // A server that is closing answers nobody new, itself neither.
    const bytes = await fetchNotFoundPage(request, response).catch(() => null);
    if (bytes) {
      response.setHeader('content-length', bytes.length);
      return send(bytes);
    }
  }
  const etag = response.getHeader('etag');
  const encoding = encodingFor(request.headers['accept-encoding']);
  const { policy, bytes } = await pages.answer(typeof etag === 'string' ? etag : undefined, html, encoding);
  response.setHeader('content-security-policy', policy);
  response.appendHeader('vary', 'Accept-Encoding');
  if (encoding) response.setHeader('content-encoding', encoding);
  response.setHeader('content-length', bytes.length);
  send(bytes);
}
