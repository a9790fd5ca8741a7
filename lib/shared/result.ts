/** The kinds of expected failures; lib/api/errors.ts maps each to an HTTP status. */
export type FailureKind =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'unprocessable'
  | 'stale'
  | 'too-many'
  | 'unavailable';

/** Why a command failed: a kebab-case code, a message for people, and the invalid fields. */
export type Failure = {
  kind: FailureKind;
  code: string;
  message: string;
  fields?: Record<string, string>;
  /** Seconds after which a repeat may succeed, for `too-many` and `unavailable`. */
  retryAfter?: number;
};

/**
 * The result of every command: a value and the cache tags that it made stale, or a failure. Commands never throw for
 * invalid input.
 */
export type Result<T> = { ok: true; value: T; expire: string[] } | { ok: false; failure: Failure };

/** A success; `expire` names the cache tags (see cache-tags.ts) whose pages are now stale. */
export function ok<T>(value: T, expire: string[] = []): Result<T> {
  return { ok: true, value, expire };
}

/** A failure of the given kind; `more` may add the invalid fields or the seconds to wait. */
export function fail(
  kind: FailureKind,
  code: string,
  message: string,
  more: Pick<Failure, 'fields' | 'retryAfter'> = {},
): { ok: false; failure: Failure } {
  return { ok: false, failure: { kind, code, message, ...more } };
}
