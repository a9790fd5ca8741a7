import { logOutageFailure } from '../lib/platform/log';
import { isDatabaseUnavailable } from '../lib/platform/outage';

/**
 * Counts the errors of an unreachable database instead of printing each one. Next prints a page's errors with their
 * stack by console.error and has no other hook.
 */
export function summarizeOutages(): void {
  const { error: print } = console;
  console.error = (...values: unknown[]) => {
    const failure = values.find(isDatabaseUnavailable);
    if (failure) logOutageFailure(failure);
    else print(...values);
  };
}
