import { errorResponse } from './errors';

/** The header by which a caller asks for a version of the API, and in which each response names its own. */
export const versionHeader = 'hexbolt-version';

/** The versions of the API by the day on which they began, the newest last. A request without the header gets that one. */
export const apiVersions = ['2026-11-26'] as const;
export const newestVersion = apiVersions.at(-1)!;

/** The error of a request for a version that there is not; null for all others. */
export function unknownVersion(request: Request): Response | null {
  const wanted = request.headers.get(versionHeader);
  if (wanted === null || (apiVersions as readonly string[]).includes(wanted)) return null;
  return errorResponse(400, {
    code: 'unknown-version',
    message: `Hexbolt-Version: there is no such version. The versions are ${apiVersions.join(', ')}; leave the header out for the newest.`,
  });
}

/** When a call was replaced by another one and when it will be gone, as days. */
export type Deprecation = { since: string; sunset: string };

const secondsOf = (day: string) => Date.parse(`${day}T00:00:00Z`) / 1000;

/** Says in a response which version it is, and until when its call exists (RFC 9745, RFC 8594). */
export function withVersion(response: Response, deprecated?: Deprecation): Response {
  response.headers.set(versionHeader, newestVersion);
  if (deprecated) {
    response.headers.set('deprecation', `@${secondsOf(deprecated.since)}`);
    response.headers.set('sunset', new Date(secondsOf(deprecated.sunset) * 1000).toUTCString());
  }
  return response;
}
