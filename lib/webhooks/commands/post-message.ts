import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { findAddress, type Resolver } from './targets';

/** Milliseconds for the whole attempt, from the resolution of the name to the end of the response. */
const defaultTimeout = 10_000;
/** What is read of a response, and what of that is stored. */
const maxRead = 64 * 1024;
const maxStored = 2_000;

export type PostResult = { status: number | null; response: string; error: string };

async function readBeginning(response: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    size += part.length;
    if (size >= maxRead) break;
  }
  return Buffer.concat(parts)
    .toString('utf8')
    .replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f\ufffd]/g, ' ')
    .slice(0, maxStored);
}

async function send(
  url: string,
  headers: Record<string, string>,
  body: string,
  signal: AbortSignal,
  resolver?: Resolver,
): Promise<PostResult> {
  const { address, family } = await findAddress(url, resolver);
  signal.throwIfAborted();
  const start = url.startsWith('https:') ? httpsRequest : httpRequest;
  const response = await new Promise<IncomingMessage>((accept, reject) => {
    const request = start(url, {
      method: 'POST',
      headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      // No pool: a connection that was made for another name is never used again.
      agent: false,
      signal,
      family,
      lookup: (_host, { all }, done) =>
        all ? done(null, [{ address, family }]) : done(null, address, family),
    });
    request.on('response', accept);
    request.on('error', reject);
    request.end(body);
  });
  const status = response.statusCode ?? 0;
  const text = await readBeginning(response).catch(() => '');
  response.destroy();
  const isRedirect = status >= 300 && status < 400;
  const problem = isRedirect ? 'Redirects are not followed' : `The receiver answered ${status}`;
  return { status, response: text, error: status >= 200 && status < 300 ? '' : problem };
}

const connectionErrors = new Map([
  ['ENOTFOUND', 'There is no server of this name'],
  ['EAI_AGAIN', 'The name could not be looked up'],
  ['ECONNREFUSED', 'The server accepts no connections'],
  ['ECONNRESET', 'The server closed the connection without a response'],
  ['ETIMEDOUT', 'The server could not be reached'],
  ['EHOSTUNREACH', 'The server could not be reached'],
  ['ENETUNREACH', 'The server could not be reached'],
  ['CERT_HAS_EXPIRED', 'The certificate of the server has expired'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'The certificate of the server is self-signed'],
  ['SELF_SIGNED_CERT_IN_CHAIN', 'The certificate of the server is self-signed'],
  [
    'UNABLE_TO_VERIFY_LEAF_SIGNATURE',
    'The certificate of the server can’t be verified: intermediate ones are missing',
  ],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'The certificate of the server is for another name'],
]);

function messageOf(error: unknown): string {
  const { code, message } = error as { code?: string; message: string };
  const known = connectionErrors.get(code ?? '');
  if (known) return `${known} (${code})`;
  return code && !message.includes(code) ? `${message} (${code})` : message;
}

/**
 * Posts a JSON body to a URL and returns what came back. Never throws: without a response `status` is null. It connects
 * only to allowed addresses, follows no redirect, and takes at most ten seconds.
 */
export async function postMessage(
  url: string,
  headers: Record<string, string>,
  body: string,
  { resolver, timeout = defaultTimeout }: { resolver?: Resolver; timeout?: number } = {},
): Promise<PostResult> {
  const controller = new AbortController();
  let timer: NodeJS.Timeout | undefined;
  const timedOut = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      reject(new Error(`No complete response within ${timeout / 1000} seconds`));
      controller.abort();
    }, timeout);
  });
  try {
    const content = { 'content-type': 'application/json', 'user-agent': 'Hexbolt webhooks' };
    const sent = send(url, { ...content, ...headers }, body, controller.signal, resolver);
    sent.catch(() => undefined);
    return await Promise.race([sent, timedOut]);
  } catch (error) {
    return { status: null, response: '', error: messageOf(error).slice(0, 500) };
  } finally {
    clearTimeout(timer);
  }
}
