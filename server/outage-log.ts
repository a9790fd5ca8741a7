import { logOutageFailure } from '../lib/platform/log';
import { isDatabaseAway } from '../lib/platform/outage';

/**
 * Counts an unreachable database's errors instead of printing each one. Next prints what a page throws, with its
 * stack, by console.error and offers no other way to decide about it.
 */
export function summarizeOutages(): void {
  const { error: print } = console;
  console.error = (...values: unknown[]) => {
    const failure = values.find(isDatabaseAway);
    if (failure) logOutageFailure(failure);
    else print(...values);
  };
}
