let read: () => number = Date.now;

/** The current time. All code that depends on time calls this, so that tests can set it. */
export function now(): Date {
  return new Date(read());
}

/** Replaces the clock in tests; call it without an argument to restore the real one. */
export function setClock(clock: () => number = Date.now): void {
  read = clock;
}
