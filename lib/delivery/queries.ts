import { backorderedPart } from '../catalog/rules/backorders';
import { findProductsInAnyState, findVariants } from '../catalog/queries/products';
import type { ProductVariant } from '../catalog/schema/product';
import { now } from '../platform/clock';
import { findShop } from '../settings/queries';
import { deliveryGoods, type DeliveryGoods } from './rules/goods';
import { offeredDelivery } from './providers/registry';
import type { DeliveryShop } from './rules/offers';
import { zoneOf, type DeliveryPlace } from './rules/zones';
import type { DeliveryOption, DeliveryTrial, TryDeliveryInput } from './schema';

type Line = { sku: string; name: string; quantity: number; total: number; productId?: string };

/**
 * Lines with what delivery depends on. `offers` are the variants that the caller has read already; `productId` finds a
 * product that is no longer for sale.
 */
export async function findDeliveryGoods(
  lines: Line[],
  offers?: Map<string, ProductVariant>,
): Promise<DeliveryGoods[]> {
  const known =
    offers ??
    (await findVariants(
      lines.map(({ sku }) => sku),
      { exclusive: true },
    ));
  const gone = lines.filter(({ sku }) => !known.has(sku)).flatMap(({ productId }) => productId ?? []);
  const found = gone.length ? await findProductsInAnyState(gone) : [];
  const byId = new Map(found.map((product) => [product._id, product]));
  return lines.map((line) => {
    const offer = known.get(line.sku);
    const expectedOn = offer && backorderedPart(offer.variant, line.quantity)?.expectedOn;
    return deliveryGoods(line, offer?.product ?? byId.get(line.productId ?? ''), expectedOn);
  });
}

/** Each delivery method for lines that are ordered now; the rest is said at `findDeliveryGoods`. */
export async function findDeliveryOptions(
  shop: DeliveryShop,
  place: DeliveryPlace,
  lines: Line[],
  offers?: Map<string, ProductVariant>,
): Promise<DeliveryOption[]> {
  return offeredDelivery({ shop, place, goods: await findDeliveryGoods(lines, offers), now: now() });
}

/** What the saved settings say about goods of this weight and value that are ordered now. */
export async function tryDelivery(input: TryDeliveryInput): Promise<DeliveryTrial> {
  const { weightGrams, value, oversizeUnits, dangerousGoods, leadTimeDays, ...place } = input;
  const shop = await findShop();
  const plain = { weightGrams: 0, oversize: false, dangerousGoods: false, leadTimeDays };
  const whole = { ...plain, weightGrams, dangerousGoods };
  const goods = [
    deliveryGoods({ name: 'the goods', quantity: 1, total: value }, whole),
    deliveryGoods({ name: 'oversize', quantity: oversizeUnits, total: 0 }, { ...plain, oversize: true }),
  ];
  return {
    zone: zoneOf(shop.deliveryZones, place)?.name ?? null,
    options: await offeredDelivery({ shop, place, goods, now: now() }),
  };
}
