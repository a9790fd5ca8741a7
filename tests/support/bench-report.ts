import { appendFileSync } from 'node:fs';

/**
 * A ratio of two measurements of one run, which can be compared between machines. `bar` is the least (of a ratio that
 * should be high) or the most (of one that should be low) with which the benchmark passes; some have none.
 */
export type Ratio = {
  what: string;
  against: string;
  ratio: number;
  better: 'higher' | 'lower';
  bar?: number;
};

/** Whether a ratio misses its bar. */
export const missesBar = ({ ratio, better, bar }: Ratio): boolean =>
  bar !== undefined && (better === 'higher' ? ratio < bar : ratio > bar);

/**
 * Prints the ratios of a benchmark, and hands them to `npm run bench`, which writes and compares them. Returns a sentence
 * for each that misses its bar.
 */
export function reportRatios(bench: string, ratios: Ratio[]): string[] {
  console.log('\n| ratio | of | | bar |\n|---|---|---:|---:|');
  for (const { what, against, ratio, better, bar } of ratios) {
    const limit = bar === undefined ? '' : `${better === 'higher' ? '≥' : '≤'} ${bar}`;
    console.log(`| ${what} | ${against} | ${ratio.toFixed(3)} | ${limit} |`);
  }
  const file = process.env.BENCH_REPORT;
  if (file) appendFileSync(file, ratios.map((ratio) => `${JSON.stringify({ bench, ...ratio })}\n`).join(''));
  return ratios
    .filter(missesBar)
    .map(({ what, against, ratio, better, bar }) =>
      better === 'higher'
        ? `${what}: ${ratio.toFixed(3)} of ${against}, at least ${bar}`
        : `${what}: ${ratio.toFixed(3)} of ${against}, at most ${bar}`,
    );
}

/**
 * How much longer an operation takes in each larger catalog than in the one before, with the most that ten times the size
 * may cost as the bar.
 */
export const growthRatios = (
  name: string,
  sizes: number[],
  times: number[],
  mostForTenfold: number,
): Ratio[] =>
  times.slice(1).map((time, index) => ({
    what: `${name}, ${sizes[index + 1]!.toLocaleString('en-US')}`,
    against: `the same, ${sizes[index]!.toLocaleString('en-US')}`,
    ratio: time / times[index]!,
    better: 'lower',
    bar: mostForTenfold * (sizes[index + 1]! / sizes[index]! / 10),
  }));
