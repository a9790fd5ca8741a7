let read: () => number = Date.now;

/** The present moment. All code that decides by time asks here, so that a test can move it. */
export function now(): Date {
  return new Date(read());
}

/** Replaces the clock (tests); call it with nothing to go back to the real one. */
export function setClock(clock: () => number = Date.now): void {
  read = clock;
}
