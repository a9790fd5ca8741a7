/**
 * A queue that runs at most `max` tasks at a time; the others start in the order in which they came.
 *
 * @example
 * const limited = limitConcurrency(2);
 * const hash = await limited(() => computeHash(password));
 */
export function limitConcurrency(max: number): <T>(task: () => Promise<T>) => Promise<T> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (task) => {
    if (running < max) running += 1;
    else await new Promise<void>((resolve) => waiting.push(resolve));
    try {
      return await task();
    } finally {
      // A finished task passes its slot to the next one directly, so that no newer task can take it.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
