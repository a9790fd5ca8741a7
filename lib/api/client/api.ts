import { accessToken } from './access-token';
import { errorOf } from './errors';
import { storageKey } from './me';
import type { ApiPath, IsKnown, ResponseOf } from './paths';
import type { Method } from './request';
import { sendBody } from './send-body';

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
  let response = await sendBody(method, path, body, { ...headers, ...proof }, signal);
  if (response.status === 401 && withToken) {
    const minted = await accessToken.renew(proof.authorization?.slice('Bearer '.length));
    if (minted instanceof Error) throw minted;
    if (minted !== 'signed-out')
      response = await sendBody(method, path, body, { ...headers, authorization: `Bearer ${minted.token}` });
  }
  if (!response.ok) throw await errorOf(response);
  const text = await response.text();
  return (text ? JSON.parse(text) : undefined) as T;
}

type NoSuchCall = { error: 'The API document has no such call' };

/** A call with a body; its path must be one of the API document, which says the type of the response. */
type Write<M extends Method> = {
  <Path extends ApiPath<M>>(
    path: Path,
    ...more: IsKnown<M, Path> extends true ? [body?: unknown, options?: Options] : [NoSuchCall]
  ): Promise<ResponseOf<M, Path>>;
  /** The same for a path that a component is given: its caller names the type of the response. */
  <T>(path: string, body?: unknown, options?: Options): Promise<T>;
};
/** The same without a body. */
type Read = {
  <Path extends ApiPath<'GET'>>(
    path: Path,
    ...more: IsKnown<'GET', Path> extends true ? [options?: Options] : [NoSuchCall]
  ): Promise<ResponseOf<'GET', Path>>;
  <T>(path: string, options?: Options): Promise<T>;
};

const read = (path: string, options: Options = {}) => call('GET', path, undefined, options);
const write =
  (method: Method) =>
  (path: string, body?: unknown, options: Options = {}) =>
    call(method, path, body, options);

/**
 * Calls the shop's API from the browser. Paths omit `/api`; each call returns the JSON or throws an ApiError. The types
 * come from the generated client: a call that the API doesn't have doesn't compile.
 * Reads send the session cookie; writes, and reads that ask for it, send the access token, which is fetched or renewed
 * as needed.
 * A Blob (a picture) is sent unchanged.
 */
export const api = {
  get: read as Read,
  post: write('POST') as Write<'POST'>,
  put: write('PUT') as Write<'PUT'>,
  patch: write('PATCH') as Write<'PATCH'>,
  delete: write('DELETE') as Write<'DELETE'>,
};
