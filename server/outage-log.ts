import { logOutageFailure } from '../lib/platform/log';
import { isDatabaseUnavailable } from '../lib/platform/outage';
import { requestId } from '../lib/platform/request-id';

/** Next prints an error a moment before it reports it, or after. */
const reportWait = 200;

/** Whether an error is in the log as one of this request (lib/platform/request-errors.ts). */
const isReported = (value: unknown, id: string) =>
  value instanceof Error && (value as Error & { digest?: unknown }).digest === id;

/**
 * Counts the errors of an unreachable database instead of printing each one, and leaves out those of a request that are
 * in the log with its id. Next prints a page's errors with their stack by console.error and has no other hook.
 */
export function summarizeOutages(): void {
  const { error: print } = console;
  console.error = (...values: unknown[]) => {
    const failure = values.find(isDatabaseUnavailable);
    if (failure) return logOutageFailure(failure);
    const id = requestId();
    if (id === undefined || !values.some((value) => value instanceof Error)) return print(...values);
    setTimeout(() => {
      if (!values.some((value) => isReported(value, id))) print(...values);
    }, reportWait).unref();
  };
}
