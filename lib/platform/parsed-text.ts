/**
 * Parses JSON texts that cached reads return. The same text under a key gives the same object again, so that what is
 * derived from it can be remembered with it; nobody may change it. Remembers at most `maxKept` keys.
 */
export function parseOnce<T>(maxKept: number): (key: string, text: string) => T {
  const parsed = new Map<string, { text: string; value: T }>();
  return (key, text) => {
    const known = parsed.get(key);
    if (known?.text === text) return known.value;
    const value = JSON.parse(text) as T;
    if (parsed.size >= maxKept && !known) parsed.clear();
    parsed.set(key, { text, value });
    return value;
  };
}
