/** Orders members whose keys are equal: whether one stands before another. */
export type IsBefore = (a: number, b: number) => boolean;

/**
 * The positions in `keys` of the values that stand from place `from` up to `to` when the lowest come first. Keeps a
 * heap of `to` positions instead of sorting all.
 */
export function selectRange(
  keys: Float64Array,
  { from, to }: { from: number; to: number },
  isBefore: IsBefore,
): number[] {
  const size = Math.min(to, keys.length);
  if (from >= size) return [];
  const precedes = (a: number, b: number) => keys[a]! < keys[b]! || (keys[a] === keys[b] && isBefore(a, b));
  // The last of the kept members is at the top.
  const heap = new Uint32Array(size).map((_, member) => member);
  const sink = (start: number) => {
    const member = heap[start]!;
    for (let at = start; ;) {
      let child = 2 * at + 1;
      if (child + 1 < size && precedes(heap[child]!, heap[child + 1]!)) child++;
      if (child >= size || !precedes(member, heap[child]!)) {
        heap[at] = member;
        return;
      }
      heap[at] = heap[child]!;
      at = child;
    }
  };
  for (let at = (size >> 1) - 1; at >= 0; at--) sink(at);
  let highest = keys[heap[0]!]!;
  for (let member = size; member < keys.length; member++) {
    if (keys[member]! > highest || !precedes(member, heap[0]!)) continue;
    heap[0] = member;
    sink(0);
    highest = keys[heap[0]]!;
  }
  return [...heap.sort((a, b) => (precedes(a, b) ? -1 : 1))].slice(from, size);
}
