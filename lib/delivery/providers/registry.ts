import { chosenNames } from '../../platform/extensions';
import type { DeliveryOption } from '../schema';
import type { DeliveryProvider, DeliveryRequest } from '../types';
import { ownVan } from './own-van/provider';
import { tables } from './tables/provider';

/** Every delivery provider by its name in DELIVERY_PROVIDERS. An extension is its folder and a line here. */
export const deliveryProviders = new Map<string, DeliveryProvider>([
  ['tables', tables],
  ['own-van', ownVan],
]);

/** The providers that the operator has chosen, in the order of the setting. */
export const chosenDelivery = (): DeliveryProvider[] =>
  chosenNames('DELIVERY_PROVIDERS', deliveryProviders.keys()).map((name) => deliveryProviders.get(name)!);

/** Whether all delivery is at the charges of the settings, so that they can be published. */
export const deliversByTables = (): boolean => chosenDelivery().every((provider) => provider === tables);

/** The options of all providers that the operator has chosen. */
export async function offeredDelivery(request: DeliveryRequest): Promise<DeliveryOption[]> {
  const options = await Promise.all(chosenDelivery().map((provider) => provider.options(request)));
  return options.flat();
}
