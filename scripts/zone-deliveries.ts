import { database } from '../lib/platform/database';
import { flatDelivery } from '../lib/settings/rules/delivery';
import type { FlatDeliveryMethod } from '../lib/settings/schema/delivery';

/**
 * Turns delivery methods that charged the same everywhere into one zone with their tables: no order costs more or less.
 * Settings that have zones already, or no methods of their own, stay.
 */
export async function zoneDeliveries(): Promise<void> {
  const settings = database().collection<{ _id: string; deliveryMethods?: unknown[] }>('shopSettings');
  const filter = { _id: 'shop', deliveryZones: { $exists: false } };
  const { deliveryMethods: before } = (await settings.findOne(filter)) ?? {};
  if (!before?.length) return;
  const methods = before as FlatDeliveryMethod[];
  await settings.updateOne({ ...filter, deliveryMethods: before }, { $set: flatDelivery(methods) });
}
