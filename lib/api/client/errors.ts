/** An error response of the shop, or `auth/network-request-failed` (status 0) when it could not be reached. */
export class ApiError extends Error {
  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
    readonly fields: Record<string, string> = {},
    /** Seconds after which another attempt may succeed. */
    readonly retryAfter?: number,
  ) {
    super(message);
  }
}

/** The error for a request that got no response. */
export const unreachable = () =>
  new ApiError(
    0,
    'auth/network-request-failed',
    'The shop could not be reached. Check your connection and try again.',
  );

/** The error in a response that is not a success. */
export async function errorOf(response: Response): Promise<ApiError> {
  const { error } = (await response.json().catch(() => ({}))) as {
    error?: { code: string; message: string; fields?: Record<string, string> };
  };
  const retryAfter = Number(response.headers.get('retry-after')) || undefined;
  return error
    ? new ApiError(response.status, error.code, error.message, error.fields, retryAfter)
    : new ApiError(
        response.status,
        'unreadable',
        'The response of the shop could not be read. Reload the page and try again.',
      );
}

/**
 * The sentence that a form or a button shows for a failed call. `field` names the only input of the form: its own
 * message wins over the general one. An error that is not from the API is a bug of the page, which is logged.
 */
export function messageOf(error: unknown, field?: string): string {
  if (error instanceof ApiError) return (field && error.fields[field]) || error.message;
  console.error(error);
  return 'That did not work. Reload the page and try again.';
}
