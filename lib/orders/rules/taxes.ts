import { rateKey, taxOn } from '../../taxes/rules/amounts';
import { taxStory } from '../../taxes/rules/describe';
import type { TaxEntry } from '../../taxes/schema/tax';
import type { Order, OrderLine, Totals } from '../schema/order';
import { paidFor } from './totals';

type Taxed = { lines: OrderLine[]; totals: Totals };

/** What identifies the entry of the taxes that a line belongs to. */
export const lineRateKey = ({ taxBasisPoints: basisPoints, taxRule }: OrderLine): string =>
  rateKey({ basisPoints, reason: taxRule?.reason });

/** The paid goods of an entry of the taxes, before tax. */
export const goodsAt = ({ lines }: Pick<Taxed, 'lines'>, entry: TaxEntry): number =>
  lines.filter((line) => lineRateKey(line) === rateKey(entry)).reduce((sum, line) => sum + paidFor(line), 0);

/** The rate of delivery on an older order: the order's where its tax exceeds that of the goods, else none. */
function pastDeliveryRate({ lines, totals }: Taxed): number {
  const goods = lines.reduce((sum, line) => sum + paidFor(line) * line.taxBasisPoints, 0) / 10_000;
  // A share of the tax differs from the tax of the share by less than a minor unit for each order.
  return totals.shipping > 0 && totals.tax > goods + 1 ? totals.taxBasisPoints : 0;
}

function pastTaxes(amounts: Taxed): TaxEntry[] {
  const { lines, totals } = amounts;
  const ofDelivery = pastDeliveryRate(amounts);
  const rates = new Set(lines.map(({ taxBasisPoints }) => taxBasisPoints));
  if (totals.shipping > 0 || lines.length === 0) rates.add(ofDelivery);
  const taxes = [...rates]
    .sort((one, other) => other - one)
    .map((basisPoints) => {
      const entry = { name: basisPoints > 0 ? totals.taxName : '', basisPoints, net: 0, tax: 0 };
      const net = goodsAt(amounts, entry) + (basisPoints === ofDelivery ? totals.shipping : 0);
      return { ...entry, net, tax: taxOn(net, basisPoints) };
    });
  // What rounding over the shipments of the order leaves belongs to the highest rate.
  const missing = totals.tax - taxes.reduce((sum, { tax }) => sum + tax, 0);
  return taxes.map((each, index) => (index === 0 ? { ...each, tax: each.tax + missing } : each));
}

/**
 * The amounts and the tax at each rate of an order or of one of its shipments, highest first. Nets add up to what is
 * paid before tax, taxes to the tax of the totals. On older orders they are derived from lines and totals.
 */
export function taxesOf(amounts: Taxed): TaxEntry[] {
  return amounts.totals.taxes ?? pastTaxes(amounts);
}

/** The part of each tax entry that is delivery, before tax, largest first; empty where delivery costs nothing. */
export function deliveryTaxesOf(amounts: Taxed): TaxEntry[] {
  return taxesOf(amounts)
    .map((entry) => {
      const net = entry.net - goodsAt(amounts, entry);
      return { ...entry, net, tax: taxOn(net, entry.basisPoints) };
    })
    .filter(({ net }) => net > 0)
    .sort((one, other) => other.net - one.net);
}

/** The country and region whose tax an order has: where it was collected, or else its address. */
export function orderTaxPlace({ lines, address }: Pick<Order, 'lines' | 'address'>): {
  country: string;
  region: string;
} {
  const { country, region } = lines.find(({ taxRule }) => taxRule)?.taxRule?.place ?? address;
  return { country, region };
}

/** How the tax of an order's lines came about, each decision once, with the SKUs that it is about. */
export function taxStoriesOf(lines: OrderLine[]): { story: string; skus: string[] }[] {
  const stories = new Map<string, string[]>();
  for (const { sku, taxRule } of lines) {
    if (!taxRule) continue;
    const story = taxStory(taxRule);
    stories.set(story, [...(stories.get(story) ?? []), sku]);
  }
  return [...stories].map(([story, skus]) => ({ story, skus }));
}
