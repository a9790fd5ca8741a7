/** The kinds of expected failures; lib/api/errors.ts maps each to an HTTP status. */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'too-many'
  | 'unavailable';

/** Why a command did not do what was asked: a kebab-case code, a sentence for the person, the fields at fault. */
export type Failure = {
  kind: FailureKind;
  code: string;
  message: string;
  fields?: Record<string, string>;
  /** Seconds after which a repeat may succeed, for `too-many` and `unavailable`. */
  retryAfter?: number;
};

/** The result of every command: the value with the cache tags that it made stale, or a failure. Commands never throw for bad input. */
export type Result<T> = { ok: true; value: T; expire: string[] } | { ok: false; failure: Failure };

/** A success; `expire` names the cache tags (see cache-tags.ts) whose pages now show old facts. */
export function ok<T>(value: T, expire: string[] = []): Result<T> {
  return { ok: true, value, expire };
}

/** A failure of the given kind; `more` may name fields or the seconds to wait. */
export function fail(
  kind: FailureKind,
  code: string,
  message: string,
  more: Pick<Failure, 'fields' | 'retryAfter'> = {},
): { ok: false; failure: Failure } {
  return { ok: false, failure: { kind, code, message, ...more } };
}
