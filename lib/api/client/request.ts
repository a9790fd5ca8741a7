import { unreachable } from './errors';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

const isMobile = () => /Mobi|Android|iPhone|iPad/i.test(navigator.userAgent);

/** Ends a request after 30 s on a desktop and 60 s on a mobile device. */
export const timeout = () => AbortSignal.timeout(isMobile() ? 60_000 : 30_000);

/**
 * Sends one request to `/api`, without adding a token. A Blob is sent unchanged, anything else as JSON. `signal` aborts
 * it instead of the timeout.
 */
export async function send(
  method: Method,
  path: string,
  body: unknown,
  headers: Record<string, string> = {},
  signal?: AbortSignal,
): Promise<Response> {
  const raw = body instanceof Blob;
  try {
    return await fetch(`/api${path}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': raw ? body.type : 'application/json' }),
        ...headers,
      },
      body: raw ? body : body === undefined ? undefined : JSON.stringify(body),
      signal: signal ?? timeout(),
    });
  } catch {
    throw unreachable();
  }
}
