type Values = Float64Array | Uint32Array | Uint16Array | Uint8Array;

/**
 * A function that gives arrays of a length, which hold anything: each call gets the memory of the one before, so an array
 * must not be kept. New memory for every list of a large catalog has to be cleared and collected, which showed in the
 * slowest ones.
 */
export function reusedArray<V extends Values>(make: (length: number) => V): (length: number) => V {
  let memory = make(0);
  return (length) => {
    if (memory.length < length) memory = make(Math.ceil(length * 1.2));
    return memory.subarray(0, length) as V;
  };
}
