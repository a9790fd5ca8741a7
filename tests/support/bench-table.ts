import type { Ratio } from './bench-report';

/** A ratio with the name of its benchmark. */
export type BenchRatio = Ratio & { bench: string };

const start = '<!-- ratios -->';
const end = '<!-- end of ratios -->';
const largestLoss = 0.2;
const keyOf = ({ bench, what, against }: Pick<BenchRatio, 'bench' | 'what' | 'against'>) =>
  [bench, what, against].join(' | ');

function rowOf({ bench, what, against, ratio, better, bar }: BenchRatio): string {
  const sign = better === 'higher' ? '≥' : '≤';
  return `| ${bench} | ${what} | ${against} | ${ratio.toFixed(2)} | ${sign}${bar === undefined ? '' : ` ${bar}`} |`;
}

/** The ratios in the table of a document; none when it has no table. */
export function readRatios(text: string): BenchRatio[] {
  const table = text.split(start)[1]?.split(end)[0] ?? '';
  return table
    .split('\n')
    .map((line) => line.split('|').map((cell) => cell.trim()))
    .filter((cells) => cells.length === 7 && !Number.isNaN(Number(cells[4])) && cells[4] !== '')
    .map(([, bench = '', what = '', against = '', ratio, limit = '']) => {
      const bar = limit.slice(1).trim();
      return {
        bench,
        what,
        against,
        ratio: Number(ratio),
        better: limit.startsWith('≤') ? 'lower' : 'higher',
        ...(bar && { bar: Number(bar) }),
      };
    });
}

/** The document with these ratios in its table, which keeps those of benchmarks that did not run. */
export function writeRatios(text: string, measured: BenchRatio[]): string {
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (measured.length === 0 || before === undefined || after === undefined) return text;
  const ran = new Set(measured.map(({ bench }) => bench));
  const others = readRatios(text).filter(({ bench }) => !ran.has(bench));
  const all = [...others, ...measured].sort((a, b) => a.bench.localeCompare(b.bench));
  const table = ['| benchmark | what | against | ratio | bar |', '|---|---|---|---:|---|', ...all.map(rowOf)];
  return `${before}${start}\n\n${table.join('\n')}\n\n${end}${after}`;
}

/** A sentence for each ratio that is more than a fifth worse than the one before. */
export function lossesAgainst(before: BenchRatio[], measured: BenchRatio[]): string[] {
  const known = new Map(before.map((ratio) => [keyOf(ratio), ratio.ratio]));
  return measured.flatMap((ratio) => {
    const old = known.get(keyOf(ratio));
    if (old === undefined) return [];
    const kept = ratio.better === 'higher' ? ratio.ratio / old : old / ratio.ratio;
    return kept < 1 - largestLoss
      ? [`${ratio.bench}: ${ratio.what}: ${ratio.ratio.toFixed(2)}, it was ${old.toFixed(2)}`]
      : [];
  });
}
