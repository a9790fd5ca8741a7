import type { DeliveryGoods } from './rules/goods';
import type { DeliveryShop } from './rules/offers';
import type { DeliveryPlace } from './rules/zones';
import type { DeliveryOption } from './schema';

/** Goods that are ordered now, and where they go. */
export type DeliveryRequest = {
  shop: DeliveryShop;
  place: DeliveryPlace;
  goods: DeliveryGoods[];
  now: Date;
};

/**
 * Ways to deliver, in one folder of lib/delivery/providers. The checkout asks for the options when it shows them, and the
 * server asks again when the order is placed: the same request must get the same charge. It may ask other systems, but
 * must answer in about a second; what it throws fails the checkout.
 */
export interface DeliveryProvider {
  /**
   * Each method with its charge in minor units, or with a sentence that says why it isn't offered. The ids are its own:
   * an order keeps the id, the name and the expected days.
   */
  options(request: DeliveryRequest): Promise<DeliveryOption[]>;
}
