type Waiting<T> = { resolve(found: T | null): void; reject(error: unknown): void };

/**
 * A read by key that is made together with all others of the same moment: one query instead of one for each. `read` gets
 * each key once and returns what it found; a key that is missing in that gives null. Its failure is that of all.
 */
export function batchedRead<T>(
  read: (keys: string[]) => Promise<ReadonlyMap<string, T>>,
): (key: string) => Promise<T | null> {
  let waiting = new Map<string, Waiting<T>[]>();
  const readAll = () => {
    const asked = waiting;
    waiting = new Map();
    read([...asked.keys()]).then(
      (found) => asked.forEach((all, key) => all.forEach(({ resolve }) => resolve(found.get(key) ?? null))),
      (error: unknown) => asked.forEach((all) => all.forEach(({ reject }) => reject(error))),
    );
  };
  return (key) =>
    new Promise((resolve, reject) => {
      // After all promises that are ready now, whose callers may ask for more.
      if (waiting.size === 0) process.nextTick(readAll);
      const all = waiting.get(key);
      if (all) all.push({ resolve, reject });
      else waiting.set(key, [{ resolve, reject }]);
    });
}
