import { deliveryOptions } from '../../rules/offers';
import type { DeliveryProvider } from '../../types';

/** The methods, zones and tables of the settings. */
export const tables: DeliveryProvider = {
  options: async ({ shop, place, goods, now }) => deliveryOptions(shop, place, goods, now),
};
