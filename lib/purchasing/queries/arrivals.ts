import { ObjectId } from 'mongodb';
import { dayAt } from '../../shared/dates';
import { now } from '../../platform/clock';
import { findStockRows } from '../../inventory/queries/stock-list';
import { findShop } from '../../settings/queries';
import { purchaseOrders, supplierParts, suppliers } from '../collection';
import { expectedArrival, type Arrival } from '../rules/arrivals';
import { outstanding } from '../rules/status';

/** The units of a SKU that suppliers have been asked to deliver, by the day on which they are expected. */
async function listArrivals(sku: string): Promise<Arrival[]> {
  const sent = await purchaseOrders()
    .find({ 'lines.sku': sku, state: { $in: ['sent', 'partly-received'] } })
    .toArray();
  return sent.flatMap(({ expectedOn, lines }) =>
    expectedOn === null
      ? []
      : lines
          .filter((line) => line.sku === sku)
          .map((line) => ({ day: expectedOn, units: outstanding(line) })),
  );
}

/** The calendar days that a new order of a SKU takes: of its preferred supplier, else of the fastest; null for none. */
async function findSupplierDays(sku: string): Promise<number | null> {
  const [parts, [row]] = await Promise.all([supplierParts().find({ sku }).toArray(), findStockRows([sku])]);
  const found = await suppliers()
    .find({ _id: { $in: parts.map(({ supplierId }) => new ObjectId(supplierId)) }, active: true })
    .toArray();
  const days = new Map(
    parts.flatMap(({ supplierId, leadTimeDays }) => {
      const supplier = found.find(({ _id }) => _id.toHexString() === supplierId);
      return supplier ? [[supplierId, leadTimeDays ?? supplier.leadTimeDays] as const] : [];
    }),
  );
  const preferred = days.get(row?.preferredSupplier ?? '');
  return preferred ?? (days.size ? Math.min(...days.values()) : null);
}

/**
 * The day on which so many units of a SKU more than are in stock are expected: from purchase orders that were sent, else
 * after the lead time of the supplier; null when neither is known.
 */
export async function findExpectedDay(sku: string, units: number): Promise<string | null> {
  const [arrivals, supplierDays, shop] = await Promise.all([
    listArrivals(sku),
    findSupplierDays(sku),
    findShop(),
  ]);
  return expectedArrival(arrivals, units, { today: dayAt(now(), shop.timeZone), supplierDays });
}
