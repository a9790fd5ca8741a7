import { deliveryGoods } from '@/lib/delivery/rules/goods';
import { deliveryOptions, type DeliveryShop } from '@/lib/delivery/rules/offers';
import type { DeliveryPlace } from '@/lib/delivery/rules/zones';
import type { DeliveryOffer, DeliveryOption } from '@/lib/delivery/schema';
import { defaultShop } from '@/lib/settings/rules/shop';
import { ohioAddress } from './ohio-address';

type Line = { total: number; name?: string; quantity?: number };
type Product = Parameters<typeof deliveryGoods>[1];

/** The delivery methods for lines of ordinary products, or of this one. */
export function optionsFor(
  lines: Line[],
  shop: DeliveryShop = defaultShop,
  { place = ohioAddress, product }: { place?: DeliveryPlace; product?: Product } = {},
): DeliveryOption[] {
  const goods = lines.map(({ name = 'Bolt', quantity = 1, total }) =>
    deliveryGoods({ name, quantity, total }, product),
  );
  return deliveryOptions(shop, place, goods, new Date('2026-11-26T15:00:00Z'));
}

/** A method that is offered for such lines. */
export function offerFor(id: string, ...args: Parameters<typeof optionsFor>): DeliveryOffer {
  const { offer, problem } = optionsFor(...args).find((option) => option.id === id)!;
  if (!offer) throw new Error(problem ?? '');
  return offer;
}
