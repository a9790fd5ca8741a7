import { lessPercent } from '../../pricing/rules';
import type { PriceStep } from '../../catalog/schema/product';
import { audienceKinds, type AudienceKind, type ContractEntry } from '../schema';

/** A list that is for the buyer. */
export type ContractList = { kind: AudienceKind; entries: ContractEntry[] };

/** What a price depends on: `categories` begins with the product's own and goes up. */
export type PricedVariant = { sku: string; price: number; categories: string[] };

type Validity = { active: boolean; currency: string; from: string | null; to: string | null };

/** Whether a list counts on a day in a currency. */
export const isInForce = (list: Validity, today: string, currency: string): boolean =>
  list.active &&
  list.currency === currency &&
  (list.from === null || list.from <= today) &&
  (list.to === null || today <= list.to);

type Candidate = { ranks: number[]; from: number; price: number };

/** How closely an entry names a variant: the SKU, its category, those above it, everything; null for not at all. */
function closeness({ sku, category }: ContractEntry, variant: PricedVariant): number | null {
  if (sku !== null) return sku === variant.sku ? 0 : null;
  if (category === null) return variant.categories.length + 1;
  const height = variant.categories.indexOf(category);
  return height < 0 ? null : height + 1;
}

function candidatesOf({ kind, entries }: ContractList, variant: PricedVariant): Candidate[] {
  return entries.flatMap((entry) => {
    const close = closeness(entry, variant);
    if (close === null) return [];
    const price = entry.price ?? lessPercent(variant.price, entry.percentOff ?? 0);
    return [{ ranks: [audienceKinds.indexOf(kind), close, -entry.from, price], from: entry.from, price }];
  });
}

function compare({ ranks: one }: Candidate, { ranks: other }: Candidate): number {
  const place = one.findIndex((rank, index) => rank !== other[index]);
  return place < 0 ? 0 : one[place]! - other[place]!;
}

/**
 * The contract prices of one unit of a variant, each from its quantity up to the next; empty for none. Of the entries that
 * a quantity reaches the first counts by this order: the audience (customer, company, group), the target (SKU, nearest
 * category, everything), the highest quantity, the lowest price.
 */
export function contractSteps(lists: ContractList[], variant: PricedVariant): PriceStep[] {
  const candidates = lists.flatMap((list) => candidatesOf(list, variant)).sort(compare);
  const starts = [...new Set(candidates.map(({ from }) => from))].sort((one, other) => one - other);
  return starts.map((from) => ({ from, price: candidates.find((each) => each.from <= from)!.price }));
}
