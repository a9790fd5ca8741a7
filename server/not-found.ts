import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

/** The address under which this server gets its own not-found page. */
export const notFoundPath = '/_not-found';
const copiedHeaders = ['content-security-policy', 'content-encoding', 'etag', 'vary'];

/**
 * Whether a 404 of Next is the empty document that only scripts fill: visitors without JavaScript would see a blank
 * page.
 */
export const isUnrenderedNotFound = (
  request: IncomingMessage,
  response: ServerResponse,
  html: string,
): boolean =>
  response.statusCode === 404 && request.url !== notFoundPath && /<html[^>]* id="__next_error__"/.test(html);

/** Fetches this server's own rendered not-found page, copies its headers to the response, and returns its body. */
export async function fetchNotFoundPage(request: IncomingMessage, response: ServerResponse): Promise<Buffer> {
  const { localPort: port, localAddress: host } = request.socket;
  const encoding = request.headers['accept-encoding'];
  const page = await new Promise<IncomingMessage>((resolve, reject) => {
    get(
      { port, host, path: notFoundPath, headers: { ...(encoding && { 'accept-encoding': encoding }) } },
      resolve,
    ).on('error', reject);
  });
  const body = await buffer(page);
  for (const name of copiedHeaders) {
    const value = page.headers[name];
    if (value) response.setHeader(name, value);
  }
  return body;
}
