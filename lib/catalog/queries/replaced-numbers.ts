import type { Filter } from 'mongodb';
import { beginsWith } from '../../shared/word-filter';
import { pageOf, type Page } from '../../shared/paging';
import { replacedNumbers, type ReplacedNumberDocument } from '../collection/replaced-numbers';
import { codeOf } from '../rules/search-terms';
import { productHref } from '../rules/variants';
import type { ProductVariant } from '../schema/product';
import type { ReplacedNumberFilters, ReplacedNumberRow } from '../schema/replaced-numbers';
import { findVariants } from './products';

const pageSize = 50;
const chunkSize = 1000;

/** The variants on sale that replace old part numbers, by the codes of these (`codeOf`). */
export async function findReplacements(codes: string[]): Promise<Map<string, ProductVariant>> {
  const found: ReplacedNumberDocument[] = [];
  for (let at = 0; at < codes.length; at += chunkSize) {
    const chunk = codes.slice(at, at + chunkSize);
    found.push(
      ...(await replacedNumbers()
        .find({ _id: { $in: chunk } })
        .toArray()),
    );
  }
  if (found.length === 0) return new Map();
  const offers = await findVariants(found.map(({ sku }) => sku));
  return new Map(
    found.flatMap(({ _id, sku }) => {
      const offer = offers.get(sku);
      return offer ? [[_id, offer] as const] : [];
    }),
  );
}

/** The variant on sale that replaces a number that somebody searches for; null for any other text. */
export async function findReplacement(typed: string): Promise<ProductVariant | null> {
  const code = codeOf(typed);
  if (code.length < 3 || code.length > 40) return null;
  return (await findReplacements([code])).get(code) ?? null;
}

/** All replaced numbers, by number. */
export async function* eachReplacedNumber(): AsyncGenerator<Pick<ReplacedNumberDocument, 'number' | 'sku'>> {
  yield* replacedNumbers().find().sort({ _id: 1 });
}

/** One page of the replaced numbers, by number. */
export async function listReplacedNumbers({
  q,
  page = 1,
}: ReplacedNumberFilters): Promise<Page<ReplacedNumberRow>> {
  const begins: Filter<ReplacedNumberDocument>[] = [
    ...(q && codeOf(q) ? [{ _id: { $regex: `^${codeOf(q)}` } }] : []),
    ...(q ? [{ sku: beginsWith(q.toUpperCase()) }] : []),
  ];
  const filter = begins.length ? { $or: begins } : {};
  const [found, total] = await Promise.all([
    replacedNumbers()
      .find(filter)
      .sort({ _id: 1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    replacedNumbers().countDocuments(filter),
  ]);
  const offers = await findVariants(found.map(({ sku }) => sku));
  const rows = found.map(({ _id, number, sku }) => {
    const { product } = offers.get(sku) ?? {};
    const href = product ? productHref(product, sku) : null;
    return { code: _id, number, sku, name: product?.name ?? null, href };
  });
  return pageOf(rows, page, pageSize, total);
}
