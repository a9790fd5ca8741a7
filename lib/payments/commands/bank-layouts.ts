import { now } from '../../platform/clock';
import { sha256 } from '../../platform/hash';
import { bankLayouts } from '../collection';
import { delimiters, maxHeader, type BankLayout, type Delimiter } from '../schema/bank-layout';

/** The first rows of a file as each delimiter divides them. */
export type Beginnings = Record<Delimiter, string[][]>;

const titledKey = (delimiter: Delimiter, titles: string[]) =>
  sha256(JSON.stringify([delimiter, ...titles.map((title) => title.trim().toLowerCase())]));
const untitledKey = (delimiter: Delimiter, width: number) => sha256(JSON.stringify([delimiter, width]));

const keyOf = ({ delimiter, header }: BankLayout, beginnings: Beginnings) => {
  const rows = beginnings[delimiter];
  return header ? titledKey(delimiter, rows[header - 1] ?? []) : untitledKey(delimiter, rows[0]?.length ?? 0);
};

/**
 * The layout that was remembered for a file with these titles, wherever they lie in it, or else for an untitled one with
 * as many columns, or null.
 */
export async function findBankLayout(beginnings: Beginnings): Promise<BankLayout | null> {
  const keys = new Map<string, number>();
  for (const delimiter of delimiters) {
    for (const [index, cells] of beginnings[delimiter].slice(0, maxHeader).entries())
      if (cells.length > 1) keys.set(titledKey(delimiter, cells), index + 1);
    keys.set(untitledKey(delimiter, beginnings[delimiter][0]?.length ?? 0), 0);
  }
  const found = await bankLayouts()
    .find({ _id: { $in: [...keys.keys()] } })
    .toArray();
  const [best] = found.sort((one, other) => other.layout.header - one.layout.header);
  return best ? { ...best.layout, header: keys.get(best._id) ?? best.layout.header } : null;
}

/** Remembers how a file was read, for the next one with the same titles. The latest way counts. */
export async function rememberBankLayout(layout: BankLayout, beginnings: Beginnings): Promise<void> {
  await bankLayouts().updateOne(
    { _id: keyOf(layout, beginnings) },
    { $set: { layout, savedAt: now() } },
    { upsert: true },
  );
}
