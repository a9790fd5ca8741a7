/** Threads per inch of the unified threads (ASME B1.1) by nominal size: coarse (UNC), then fine (UNF). */
const unified: ReadonlyMap<string, readonly number[]> = new Map([
  ['#0', [80]],
  ['#2', [56, 64]],
  ['#3', [48, 56]],
  ['#4', [40, 48]],
  ['#5', [40, 44]],
  ['#6', [32, 40]],
  ['#8', [32, 36]],
  ['#10', [24, 32]],
  ['#12', [24, 28]],
  ['1/4', [20, 28]],
  ['5/16', [18, 24]],
  ['3/8', [16, 24]],
  ['7/16', [14, 20]],
  ['1/2', [13, 20]],
  ['9/16', [12, 18]],
  ['5/8', [11, 18]],
  ['3/4', [10, 16]],
  ['7/8', [9, 14]],
]);

/** Pitches in mm of metric threads (ISO 261) by nominal diameter in mm: coarse, then fine. */
const metric: ReadonlyMap<number, readonly number[]> = new Map([
  [2, [0.4]],
  [2.5, [0.45]],
  [3, [0.5]],
  [4, [0.7]],
  [5, [0.8]],
  [6, [1]],
  [8, [1.25, 1]],
  [10, [1.5, 1.25, 1]],
  [12, [1.75, 1.5, 1.25]],
  [14, [2, 1.5]],
  [16, [2, 1.5]],
  [18, [2.5, 2, 1.5]],
  [20, [2.5, 2, 1.5]],
  [22, [2.5, 2, 1.5]],
  [24, [3, 2]],
  [27, [3, 2]],
  [30, [3.5, 2]],
  [36, [4, 3]],
]);

/** Whether a metric thread of this diameter has this pitch, so that "M8x1" is a thread and "M8x10" a length. */
export const isPitch = (diameter: number, pitch: number): boolean =>
  metric.get(diameter)?.includes(pitch) ?? false;

export type InchThread = { size: string; perInch: number; series: 'UNC' | 'UNF' };

/** The unified thread of a size such as "1/4" or "#10" and a number of threads per inch; null when there is none. */
export function inchThread(size: string, perInch: number): InchThread | null {
  const at = unified.get(size)?.indexOf(perInch) ?? -1;
  return at === -1 ? null : { size, perInch, series: at === 0 && size !== '#0' ? 'UNC' : 'UNF' };
}

/** The unified thread of a size in a series; null when there is none. */
export function inchThreadOf(size: string, series: 'UNC' | 'UNF'): InchThread | null {
  const perInch = unified.get(size)?.at(series === 'UNC' ? 0 : 1);
  return perInch === undefined ? null : inchThread(size, perInch);
}

/** "1/4-20". */
export const inchThreadName = ({ size, perInch }: InchThread): string => `${size}-${perInch}`;

/** The search term of a thread: "1.4x20tpi" for 1/4-20, "n10x32tpi" for #10-32. */
export const inchThreadTerm = ({ size, perInch }: InchThread): string =>
  `${size.replace('#', 'n').replace('/', '.')}x${perInch}tpi`;

// With # or a fraction: "10-32" in a text may be a range.
const written = /(?<![\w./-])(#\d{1,2}|\d{1,2}\/\d{1,2})"? ?- ?(\d{1,2})(?: ?un[cf]\b)?(?![\w./"])/g;

/** A lower-case text in which each unified thread is replaced by what `replace` makes of it. */
export function replaceInchThreads(text: string, replace: (thread: InchThread) => string): string {
  return text.replace(written, (all, size: string, perInch: string) => {
    const thread = inchThread(size, Number(perInch));
    return thread ? replace(thread) : all;
  });
}
