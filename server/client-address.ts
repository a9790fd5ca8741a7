import type { IncomingMessage } from 'node:http';
import { isRequestId, newRequestId, requestIdHeader } from '../lib/platform/request-id';

/**
 * The client's address behind `trustedProxies` proxies of ours. Each proxy appends the address it saw to
 * X-Forwarded-For, so the client's is that many entries from the right; entries further left may be forged. Without a
 * trusted proxy it is the address of the connection.
 */
export function clientAddressOf(request: IncomingMessage, trustedProxies: number): string {
  const forwarded = String(request.headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean);
  const address = trustedProxies > 0 ? (forwarded.at(-trustedProxies) ?? forwarded[0]) : undefined;
  return address ?? request.socket.remoteAddress ?? '';
}

/** The id that a trusted proxy of ours has given the request, or a new one. Clients themselves can't choose it. */
export function requestIdOf(request: IncomingMessage, trustedProxies: number): string {
  const given = request.headers[requestIdHeader];
  return trustedProxies > 0 && isRequestId(given) ? given : newRequestId();
}
