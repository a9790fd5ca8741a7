import createFetchClient, { type Client, type ClientOptions } from 'openapi-fetch';
import type { components, paths } from './paths';

export type { components, paths };
/** The body of every failure. */
export type ApiFailure = components['schemas']['Error'];

/** A client whose paths, parameters, bodies and responses are those of the API document. */
export type HexboltClient = Client<paths>;

export type HexboltClientOptions = Omit<ClientOptions, 'baseUrl'> & {
  /** The address of the shop, such as `https://shop.example`. */
  url: string;
  /** An API key or an access token; without one only what is open to anyone can be called. */
  key?: string;
  /** The version of the API that the program was written for: responses stay as it expects them. */
  version?: string;
};

/**
 * Makes a client of a shop. Each call resolves to `{ data, error, response }`: `data` for a success, `error` with code and
 * message for a failure. It rejects only where there is no response.
 *
 * @example
 * const shop = createClient({ url: 'https://shop.example', key: process.env.HEXBOLT_KEY });
 * const { data, error } = await shop.GET('/api/shop/orders', { params: { query: { limit: 50 } } });
 */
export function createClient({
  url,
  key,
  version,
  headers,
  ...options
}: HexboltClientOptions): HexboltClient {
  return createFetchClient<paths>({
    ...options,
    baseUrl: url.replace(/\/+$/, ''),
    headers: {
      ...(key !== undefined && { authorization: `Bearer ${key}` }),
      ...(version !== undefined && { 'hexbolt-version': version }),
      ...(headers as Record<string, string>),
    },
  });
}
