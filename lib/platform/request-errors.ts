import { log } from './log';
import { loggedPath } from './logged-path';
import { isDatabaseUnavailable } from './outage';
import { requestId } from './request-id';

type Reported = Error & { digest?: string };
type Asked = { path: string; method: string };

/**
 * Logs what a page or Next itself has thrown, and makes the id of the request the reference that the error page shows:
 * Next reads `digest` after this. Where no request has an id, as in development, Next's own reference stays.
 */
export function reportRequestError(error: unknown, { path, method }: Asked, route: string): void {
  const id = requestId();
  if (!(error instanceof Error) || id === undefined) return;
  const reported = error as Reported;
  // Next tells again of an error of a server component when the page is rendered.
  if (reported.digest === id) return;
  reported.digest = id;
  const message = isDatabaseUnavailable(error) ? 'database away' : 'page failed';
  log.error({ err: error, method, path: loggedPath(path), route }, message);
}
