import { allocate } from '../../discounts/rules/allocation';
import type { Shop } from '../../settings/schema/shop';
import type { MinorUnits } from '../../shared/money';
import { rateKey, type TaxedAmount } from '../../taxes/rules/amounts';
import type { LineTax } from '../../taxes/schema/tax';

/** How the shop taxes delivery. */
export type DeliveryTaxShop = Pick<Shop, 'taxShipping'> & Partial<Pick<Shop, 'deliveryTax'>>;

/**
 * The taxed parts of a delivery charge for these goods; `own` decides about delivery as a thing of its own. Where no
 * goods are taxed, nor is their delivery, for the same reason.
 */
export function deliveryAmounts(
  charge: MinorUnits,
  goods: TaxedAmount[],
  { taxShipping, deliveryTax = 'goods' }: DeliveryTaxShop,
  own: () => LineTax,
): TaxedAmount[] {
  if (charge === 0 || goods.length === 0) return [];
  const byRate = new Map<string, TaxedAmount>();
  for (const { net, decision } of goods) {
    const before = byRate.get(rateKey(decision));
    byRate.set(rateKey(decision), { net: net + (before?.net ?? 0), decision: before?.decision ?? decision });
  }
  const rates = [...byRate.values()].sort(
    (one, other) => other.decision.basisPoints - one.decision.basisPoints,
  );
  const highest = rates[0]!.decision;
  if (!taxShipping && highest.basisPoints > 0)
    return [{ net: charge, decision: { ...highest, rule: '', basisPoints: 0, reason: 'untaxed' } }];
  if (taxShipping && deliveryTax === 'own') return [{ net: charge, decision: own() }];
  if (taxShipping && deliveryTax === 'proportional' && rates.some(({ net }) => net > 0)) {
    const parts = allocate(
      charge,
      rates.map(({ net }) => net),
    );
    return rates
      .map(({ decision }, index) => ({ net: parts[index]!, decision }))
      .filter(({ net }) => net > 0);
  }
  return [{ net: charge, decision: highest }];
}
