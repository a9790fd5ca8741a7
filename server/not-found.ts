import { get, type IncomingMessage, type ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

const path = '/_not-found';
const carried = ['content-security-policy', 'content-encoding', 'etag', 'vary'];

/**
 * Whether what Next answers for something that isn't there is the empty page that it leaves to the browser's scripts
 * to fill: nobody would see anything before they have run, and never without them.
 */
export const isUnrenderedNotFound = (
  request: IncomingMessage,
  response: ServerResponse,
  html: string,
): boolean =>
  response.statusCode === 404 && request.url !== path && /<html[^>]* id="__next_error__"/.test(html);

/** The shop's own page for what isn't there, as this server keeps it: its headers go into the answer. */
export async function fetchNotFoundPage(request: IncomingMessage, response: ServerResponse): Promise<Buffer> {
  const { localPort: port, localAddress: host } = request.socket;
  const encoding = request.headers['accept-encoding'];
  const answer = await new Promise<IncomingMessage>((resolve, reject) => {
    get({ port, host, path, headers: { ...(encoding && { 'accept-encoding': encoding }) } }, resolve).on(
      'error',
      reject,
    );
  });
  const bytes = await buffer(answer);
  for (const name of carried) {
    const value = answer.headers[name];
    if (value) response.setHeader(name, value);
  }
  return bytes;
}
