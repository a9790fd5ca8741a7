import { stock, type Hold } from '../../catalog/collection/stock';
import { expectedDay } from '../../catalog/rules/backorders';
import type { BackorderTerms, LineBackorder } from '../../catalog/schema/backorders';
import { now } from '../../platform/clock';
import type { Shop } from '../../settings/schema/shop';
import { dayAt } from '../../shared/dates';

/** The units on backorder that an attempt holds of these SKUs, and when they are expected; SKUs without any are missing. */
export async function findBackordered(
  attempt: string,
  skus: string[],
  shop: Shop,
): Promise<Map<string, LineBackorder>> {
  const found = await stock()
    .find({ _id: { $in: skus }, 'holds.order': attempt })
    .project<{ _id: string; holds: Hold[]; backorders?: BackorderTerms }>({
      holds: { $elemMatch: { order: attempt } },
      backorders: 1,
    })
    .toArray();
  const time = now();
  return new Map(
    found.flatMap(({ _id, holds: [hold], backorders }) => {
      const quantity = hold?.backordered ?? 0;
      if (quantity === 0) return [];
      // Where the terms have ended since the units were taken, the day is what the customer was told, if it was named.
      const day = backorders && (expectedDay(backorders, shop, time) ?? backorders.expectedOn);
      const expectedOn = day ?? dayAt(time, shop.timeZone);
      return [[_id, { quantity, expectedOn }] as const];
    }),
  );
}

/** The terms of backorders of these SKUs; those without any are missing. */
export async function findBackorderTerms(skus: string[]): Promise<Record<string, BackorderTerms>> {
  const found = await stock()
    .find({ _id: { $in: skus }, backorders: { $exists: true } }, { projection: { backorders: 1 } })
    .toArray();
  return Object.fromEntries(found.map(({ _id, backorders }) => [_id, backorders!]));
}

/** The units of each of these SKUs for which orders wait, without those of attempts that are being placed. */
export async function findMissingUnits(
  skus: string[],
): Promise<Map<string, { units: number; held: { order: string; units: number }[] }>> {
  const found = await stock()
    .find({ _id: { $in: skus }, available: { $lt: 0 } })
    .project<{ _id: string; available: number; holds: Hold[] }>({ available: 1, holds: 1 })
    .toArray();
  return new Map(
    found.map(({ _id, available, holds }) => [
      _id,
      {
        units: -available,
        held: holds.flatMap(({ order, backordered = 0 }) =>
          backordered ? [{ order, units: backordered }] : [],
        ),
      },
    ]),
  );
}
