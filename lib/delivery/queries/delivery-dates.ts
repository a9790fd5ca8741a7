import { findOffers } from '../../assortments/queries';
import { quantityProblem } from '../../catalog/rules/quantity';
import { now } from '../../platform/clock';
import type { ContractBuyer } from '../../price-lists/queries';
import { unitPrice } from '../../pricing/rules';
import { findExpectedDay } from '../../purchasing/queries/arrivals';
import { findShop } from '../../settings/queries';
import { startOfDay } from '../../shared/dates';
import { fail, ok, type Result } from '../../shared/result';
import { offeredDelivery } from '../providers/registry';
import { deliveryGoods } from '../rules/goods';
import type { DeliveryPlace } from '../rules/zones';
import type { DeliveryDates } from '../schema';

type Dates = Omit<DeliveryDates, 'place' | 'countries' | 'currency'>;

/**
 * When so many units of a SKU that are ordered now arrive at a place, by each delivery method: at once as far as they are
 * in stock, the rest after the day on which it is expected, by the terms of backorders or from the supplier. Fails for a SKU that isn't offered to the
 * buyer and for a quantity outside the product's limits.
 */
export async function findDeliveryDates(
  { sku, quantity }: { sku: string; quantity: number },
  buyer: ContractBuyer,
  place: DeliveryPlace,
): Promise<Result<Dates>> {
  const offer = (await findOffers([sku], buyer)).get(sku);
  if (!offer) return fail('not-found', 'no-such-sku', 'There is no such product.');
  const { product, variant } = offer;
  const problem = quantityProblem(product, quantity);
  if (problem)
    return fail('invalid', problem.code, problem.message, { fields: { quantity: problem.message } });
  const shop = await findShop();
  const time = now();
  const optionsFor = (units: number, from: Date) => {
    const total = unitPrice(product, variant, units) * units;
    const goods = [deliveryGoods({ name: product.name, quantity: units, total }, product)];
    return offeredDelivery({ shop, place, goods, now: from });
  };
  // A product that is not out yet leaves no earlier than it is.
  const released = new Date(product.availableFrom);
  const first = released > time ? released : time;
  const available = Math.max(0, variant.availableQuantity);
  const inStock = Math.min(quantity, available);
  const missing = quantity - inStock;
  const { backorder } = variant;
  const expectedOn =
    backorder && missing <= backorder.left
      ? backorder.expectedOn
      : missing && !product.successor
        ? await findExpectedDay(sku, missing)
        : null;
  const arrival = missing > 0 && expectedOn && startOfDay(expectedOn, shop.timeZone);
  return ok({
    inStock,
    missing,
    expectedOn: missing ? expectedOn : null,
    now: inStock ? await optionsFor(inStock, first) : [],
    later: arrival ? await optionsFor(quantity, arrival > first ? arrival : first) : [],
  });
}
