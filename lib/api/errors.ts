import type { z } from 'zod';
import { log } from '../platform/log';
import { isDatabaseUnavailable } from '../platform/outage';
import type { Failure, FailureKind } from '../shared/result';

/** The HTTP status of each kind of failure. */
export const statusOf: Record<FailureKind, number> = {
  invalid: 400,
  unauthenticated: 401,
  forbidden: 403,
  'not-found': 404,
  conflict: 409,
  stale: 412,
  unprocessable: 422,
  'too-many': 429,
  unavailable: 503,
};

/** The shape of every error of the API: `{ error: { code, message, fields?, reference? } }`. */
export function errorResponse(
  status: number,
  error: { code: string; message: string; fields?: Record<string, string>; reference?: string },
  retryAfter?: number,
): Response {
  const headers: Record<string, string> = { 'cache-control': 'no-store' };
  if (retryAfter) headers['retry-after'] = String(retryAfter);
  if (status === 401) headers['www-authenticate'] = 'Bearer';
  return Response.json({ error }, { status, headers });
}

export function failureResponse({ kind, code, message, fields, retryAfter }: Failure): Response {
  return errorResponse(statusOf[kind], { code, message, fields }, retryAfter);
}

/** 400 that names each invalid field by its path (`lines.0.quantity`) and says what is expected. */
export function invalidInput(error: z.ZodError, where: 'params' | 'query' | 'body'): Response {
  const fields: Record<string, string> = {};
  for (const issue of error.issues) {
    const names = issue.code === 'unrecognized_keys' ? issue.keys : [''];
    for (const name of names) {
      const path = [...issue.path, name].filter((part) => part !== '').join('.') || where;
      fields[path] ??= issue.code === 'unrecognized_keys' ? 'is not a known field' : issue.message;
    }
  }
  const [first] = Object.entries(fields);
  const message = first ? `${first[0]}: ${first[1]}` : 'The input is not valid';
  return errorResponse(400, { code: 'invalid-input', message, fields });
}

/** The response for a thrown error: 503 when the database is unavailable, otherwise 500 with the id of the request. */
export function thrownResponse(error: unknown, reference: string): Response {
  if (isDatabaseUnavailable(error)) {
    log.error({ err: error }, 'database away');
    return errorResponse(
      503,
      { code: 'unavailable', message: 'The shop is away for a moment. Please try again shortly.', reference },
      5,
    );
  }
  log.error({ err: error }, 'request failed');
  return errorResponse(500, {
    code: 'internal',
    message: `Something went wrong on our side. If it happens again, tell us the reference ${reference}.`,
    reference,
  });
}
