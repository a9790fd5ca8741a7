import { accessToken } from './access-token';
import { errorOf } from './errors';
import { send, type Method } from './request';
import { storageKey } from './token-keeper';

type Options = {
  headers?: Record<string, string>;
  /** Sends the access token with a read too, for responses about other people. */
  withToken?: boolean;
  /** Aborts the call. */
  signal?: AbortSignal;
};

// Calls that need no account must also work for visitors: without a stored token none is sent.
async function bearer(demanded: boolean): Promise<{ authorization?: string }> {
  const minted = demanded || localStorage.getItem(storageKey) ? await accessToken.token() : null;
  if (minted instanceof Error) throw minted;
  return minted && minted !== 'signed-out' ? { authorization: `Bearer ${minted.token}` } : {};
}

async function call<T>(
  method: Method,
  path: string,
  body: unknown,
  { headers = {}, withToken = method !== 'GET', signal }: Options,
): Promise<T> {
  const proof = withToken ? await bearer(method === 'GET') : {};
  let response = await send(method, path, body, { ...headers, ...proof }, signal);
  if (response.status === 401 && withToken) {
    const minted = await accessToken.renew(proof.authorization?.slice('Bearer '.length));
    if (minted instanceof Error) throw minted;
    if (minted !== 'signed-out')
      response = await send(method, path, body, { ...headers, authorization: `Bearer ${minted.token}` });
  }
  if (!response.ok) throw await errorOf(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

/**
 * Calls the shop's API from the browser. Paths omit `/api`; each call returns the JSON or throws an ApiError.
 * Reads send the session cookie; writes, and reads that ask for it, send the access token, which is fetched or renewed
 * as needed.
 * A Blob (a picture) is sent unchanged.
 */
export const api = {
  get: <T>(path: string, options: Options = {}) => call<T>('GET', path, undefined, options),
  post: <T>(path: string, body?: unknown, options: Options = {}) => call<T>('POST', path, body, options),
  put: <T>(path: string, body?: unknown, options: Options = {}) => call<T>('PUT', path, body, options),
  patch: <T>(path: string, body?: unknown, options: Options = {}) => call<T>('PATCH', path, body, options),
  delete: <T>(path: string, body?: unknown, options: Options = {}) => call<T>('DELETE', path, body, options),
};
