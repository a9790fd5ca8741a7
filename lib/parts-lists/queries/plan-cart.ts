import { findOffers, offeredTo } from '../../assortments/queries';
import { findEqual } from '../../catalog/queries/equal-products';
import { quantityProblem } from '../../catalog/rules/quantity';
import { buyingProblem } from '../../cart/rules';
import { estimateOf } from '../../delivery/rules/dates';
import { zoneOf } from '../../delivery/rules/zones';
import type { KnownPlace } from '../../orders/queries/cart-delivery';
import { now } from '../../platform/clock';
import { withContractPrices, type ContractBuyer } from '../../price-lists/queries';
import { unitPrice } from '../../pricing/rules';
import { listPartOf } from '../../quick-order/queries/resolve-list';
import type { ListPart } from '../../quick-order/schema';
import { findShop } from '../../settings/queries';
import type { Shop } from '../../settings/schema/shop';
import { deliveryReason, moreReasons, substitutionReasons } from '../rules/explain';
import type { GoalSolution, Method } from '../rules/goals';
import { groupNeeds, type Grouped } from '../rules/group-needs';
import type { Option } from '../rules/options';
import { planCart, readChange, type Plan, type PlannedGroup } from '../rules/plan';
import type { PartsListGroup, PartsListInput, PartsListPlan, PartsListTotals } from '../schema';

/** The ways of delivery to a place; collecting the goods is none. */
function methodsTo(place: KnownPlace | null, shop: Shop): Method[] {
  const zone = place && zoneOf(shop.deliveryZones, place);
  return shop.deliveryMethods.flatMap(({ id, name, isExpress, collection }) => {
    const rate = collection ? undefined : zone?.rates.find(({ method }) => method === id);
    return rate ? [{ id, name, isExpress, rate }] : [];
  });
}

function totalsOf(solution: GoalSolution | null, plan: Plan, shop: Shop): PartsListTotals | null {
  if (!solution) return null;
  const { goods, charge, total, days, method } = solution;
  const estimate = () => estimateOf(method.rate, days - method.rate.maxDays, shop, now());
  return {
    goods,
    total,
    days,
    delivery: plan.hasDelivery ? { name: method.name, charge, estimate: estimate() } : null,
  };
}

const picksOf = (option: Option | null, parts: Map<string, ListPart>) =>
  option?.picks.map(({ sku, quantity }) => {
    const part = parts.get(sku)!;
    return { part, quantity, total: unitPrice(part, part, quantity) * quantity };
  }) ?? null;

/** Why the products of a group can't be bought as listed. */
function problemOf({ needs, offers }: Grouped): string {
  const problems = needs.flatMap(({ sku, pieces }) => {
    const offer = offers.find(({ variant }) => variant.sku === sku);
    const quantity = Math.ceil(pieces / Math.max(1, offer?.product.packSize ?? 1));
    const against = offer && quantityProblem(offer.product, quantity);
    // A quantity below the minimum or between two multiples is rounded up: only the largest one counts.
    if (against?.code === 'above-maximum') return against.message;
    return buyingProblem(offer, quantity)?.message ?? [];
  });
  return problems[0] ?? 'Not enough in stock';
}

type Explained = { parts: Map<string, ListPart>; plan: Plan; currency: string };

function changesOf(
  group: Grouped,
  planned: PlannedGroup,
  { parts, plan, currency }: Explained,
): PartsListGroup['changes'] {
  return planned.changes.flatMap(({ id, saving, isAccepted, isUsed, withIt, without }) => {
    const read = readChange(id, group);
    if (!read || !withIt) return [];
    const { from, to, quantity } = read;
    const reasons =
      from !== null
        ? substitutionReasons({ from, to, withIt, without }, parts)
        : moreReasons({ sku: to, quantity: quantity ?? 0, without }, parts);
    const [before, after] = isUsed ? [plan.listed, plan.cart] : [plan.cart, plan.best];
    const delivery = saving <= 0 && before && after ? deliveryReason(before, after, currency) : null;
    const unused = isAccepted && !isUsed ? 'Not used: the cart would not be better with it.' : null;
    return {
      id,
      kind: from === null ? ('more' as const) : ('substitution' as const),
      from,
      part: parts.get(to)!,
      saving: Math.max(0, saving),
      isAccepted,
      isUsed,
      reasons: [...reasons, ...(delivery ? [delivery] : []), ...(unused ? [unused] : [])],
    };
  });
}

/**
 * The best cart for the products of a parts list and a buyer, with their prices. Quantities are pieces. Nothing is
 * replaced or added that `accepted` doesn't name. Amounts are in minor units, before discounts and tax, and leave out
 * what the cart holds already.
 */
export async function planPartsList(
  { lines, goal, accepted }: Pick<PartsListInput, 'lines' | 'goal' | 'accepted'>,
  buyer: ContractBuyer,
  place: KnownPlace | null,
): Promise<PartsListPlan> {
  const skus = [...new Set(lines.map(({ sku }) => sku))];
  const [offers, shop, isFor] = await Promise.all([findOffers(skus, buyer), findShop(), offeredTo(buyer)]);
  const sold = lines.filter(({ sku }) => offers.has(sku));
  const equal = await findEqual([...offers.values()]);
  const found = [...equal.values()].flat().filter(({ product }) => isFor(product));
  const priced = await withContractPrices(new Map(found.map((one) => [one.variant.sku, one])), buyer);
  const alternatives = new Map(
    [...equal].map(([sku, all]) => [sku, all.flatMap(({ variant }) => priced.get(variant.sku) ?? [])]),
  );
  const groups = groupNeeds(sold, offers, alternatives);
  const plan = planCart(groups, { goal, accepted: new Set(accepted), methods: methodsTo(place, shop) });
  const parts = new Map(
    groups.flatMap((group) => group.offers.map((offer) => [offer.variant.sku, listPartOf(offer)] as const)),
  );
  return {
    currency: shop.currency,
    place: place && { country: place.country, postcode: place.postcode, label: place.label },
    listed: totalsOf(plan.listed, plan, shop),
    cart: totalsOf(plan.cart, plan, shop),
    best: totalsOf(plan.best, plan, shop),
    isProven: (plan.cart?.isProven ?? true) && (plan.best?.isProven ?? true),
    groups: groups.map((group, at) => {
      const planned = plan.groups[at]!;
      return {
        needs: group.needs.map(({ sku, pieces }) => ({ part: parts.get(sku)!, pieces })),
        listed: picksOf(planned.listed, parts),
        picks: picksOf(planned.chosen, parts),
        problem: planned.listed ? null : problemOf(group),
        changes: changesOf(group, planned, { parts, plan, currency: shop.currency }),
      };
    }),
    gone: skus.filter((sku) => !offers.has(sku)),
  };
}
