import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { tags } from '../../shared/cache-tags';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { replacedNumbers } from '../collection/replaced-numbers';
import { findByCodes } from '../queries/part-numbers';
import { findVariants } from '../queries/products';
import { codeOf } from '../rules/search-terms';
import {
  replacedNumberInput,
  type ReplacedNumberImport,
  type ReplacedNumberInput,
  type ReplacedNumberRows,
} from '../schema/replaced-numbers';

const record = (actor: Staff | null, action: string, number: string, after: unknown) =>
  recordChange({ actor, action, subject: { kind: 'product', id: codeOf(number), name: number }, after });

type Rejection = { field: 'number' | 'sku'; message: string };

/** Why rows can't be saved, in their order; null for those that can: their SKU is on sale, their number is not. */
async function rejectionsOf(rows: ReplacedNumberInput[]): Promise<(Rejection | null)[]> {
  const [offers, same] = await Promise.all([
    findVariants([...new Set(rows.map(({ sku }) => sku))]),
    findByCodes([...new Set(rows.map(({ number }) => codeOf(number)))]),
  ]);
  const sold = new Set(
    same
      .filter(({ state }) => state === 'published')
      .flatMap(({ variants }) => variants.flatMap(({ sku, mpn }) => [codeOf(sku), codeOf(mpn ?? '')])),
  );
  return rows.map(({ number, sku }) => {
    if (!offers.has(sku)) return { field: 'sku', message: `No product for sale has the SKU ${sku}` };
    return sold.has(codeOf(number))
      ? { field: 'number', message: `${number} is the number of a product that is still sold` }
      : null;
  });
}

/**
 * Says which SKU replaces a number that customers still use. Fails when the SKU is not on sale, or the number is that
 * of a product on sale. Safe to repeat.
 */
export async function saveReplacedNumber(
  actor: Staff,
  input: ReplacedNumberInput,
): Promise<Result<{ done: true }>> {
  const { number, sku } = input;
  const [rejection] = await rejectionsOf([input]);
  if (rejection) {
    const fields = { [rejection.field]: rejection.message };
    return fail('unprocessable', 'not-replaceable', `${rejection.message}.`, { fields });
  }
  const saved = { $set: { number, sku, at: now() } };
  await replacedNumbers().updateOne({ _id: codeOf(number) }, saved, { upsert: true });
  await record(actor, 'replaced-number-saved', number, { sku });
  return ok({ done: true }, [tags.products]);
}

/** Saves the rows of a file that can be saved, and says why others can't. Safe to repeat. */
export async function importReplacedNumbers(
  actor: Staff,
  { rows }: ReplacedNumberRows,
): Promise<Result<ReplacedNumberImport>> {
  const parsed = rows.map((row) => replacedNumberInput.safeParse(row));
  const read = parsed.flatMap(({ data }, at) => (data ? [{ data, row: at + 1 }] : []));
  const rejections = await rejectionsOf(read.map(({ data }) => data));
  const unread = parsed.flatMap(({ error }, at) =>
    error ? [{ row: at + 1, message: error.issues[0]!.message }] : [],
  );
  const rejected = read.flatMap(({ row }, at) => {
    const rejection = rejections[at];
    return rejection ? [{ row, message: rejection.message }] : [];
  });
  const good = read.filter((_, at) => !rejections[at]).map(({ data }) => data);
  if (good.length > 0) {
    const writes = good.map(({ number, sku }) => ({
      updateOne: {
        filter: { _id: codeOf(number) },
        update: { $set: { number, sku, at: now() } },
        upsert: true,
      },
    }));
    await replacedNumbers().bulkWrite(writes);
    const after = { saved: good.length };
    await recordChange({
      actor,
      action: 'replaced-numbers-imported',
      subject: { kind: 'product', id: 'replaced-numbers' },
      after,
    });
  }
  const problems = [...unread, ...rejected].sort((one, other) => one.row - other.row);
  return ok({ saved: good.length, problems }, [tags.products]);
}

/** Forgets that a number was replaced. Safe to repeat. */
export async function removeReplacedNumber(actor: Staff, code: string): Promise<Result<{ done: true }>> {
  const removed = await replacedNumbers().findOneAndDelete({ _id: code });
  if (removed) await record(actor, 'replaced-number-removed', removed.number, { sku: removed.sku });
  return ok({ done: true }, [tags.products]);
}

type Numbered = { sku: string }[];

/**
 * Keeps the SKUs that an edit of a product has renamed: a SKU that is gone and, at its place, one that is new. What an
 * older number meant by the renamed one, it means by the new one.
 */
export async function keepFormerSkus(before: Numbered, after: Numbered): Promise<void> {
  const [old, current] = [before.map(({ sku }) => sku), after.map(({ sku }) => sku)];
  for (const [index, sku] of old.entries()) {
    const renamed = current[index];
    if (renamed === undefined || current.includes(sku) || old.includes(renamed)) continue;
    await replacedNumbers().updateMany({ sku }, { $set: { sku: renamed } });
    await replacedNumbers().updateOne(
      { _id: codeOf(sku) },
      { $set: { number: sku, sku: renamed, at: now() } },
      { upsert: true },
    );
  }
}
