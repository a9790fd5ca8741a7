import { createHash } from 'node:crypto';
import { z } from 'zod';
import { stock } from '../../lib/catalog/collection/stock';
import { movementReasons } from '../../lib/inventory/rules';
import { stockMovements, type StockMovementDocument } from '../../lib/inventory/collection';
import { partIdOf, purchaseOrders, supplierParts, suppliers } from '../../lib/purchasing/collection';
import { storedSupplier } from '../../lib/purchasing/commands/suppliers';
import { parseMoney } from '../../lib/shared/money';
import { addMissing } from '../add-missing';
import { readTable } from '../files';
import { readDemoProducts } from '../products';
import { demoId } from './demo-ids';
import { seedCounts } from './stock-counts';
import { planPurchases, type DemoPart, type DemoSupplier } from './purchase-plan';

const row = z.strictObject({
  name: z.string(),
  email: z.email(),
  contact: z.string(),
  phone: z.string(),
  address: z.string(),
  leadTimeDays: z.coerce.number().int(),
  minOrder: z.string(),
  brands: z.string(),
});

const pointSizes = [1, 5, 10];
const currency = 'USD';

/** A number from 0 to 99 that is the same for a text in every seeding. */
const percentOf = (text: string) => createHash('sha256').update(text).digest()[0]! % 100;

async function readSuppliers(): Promise<(DemoSupplier & { brands: string[] })[]> {
  const rows = await readTable('suppliers.csv', row);
  return rows.map(({ address, brands, minOrder, ...rest }) => ({
    ...rest,
    id: demoId(`supplier ${rest.name}`),
    address: address.split(' | '),
    minOrder: parseMoney(minOrder, currency)!,
    brands: brands.split(' | '),
  }));
}

/** What the suppliers of each brand sell; the first of several is the cheaper one for half of the SKUs. */
async function demoParts(all: (DemoSupplier & { brands: string[] })[]): Promise<DemoPart[]> {
  const products = await readDemoProducts();
  return products.flatMap(({ brand, name, variants }) =>
    all
      .filter(({ brands }) => brands.includes(brand))
      .flatMap((supplier, index) =>
        variants.map(({ sku, price, color, size }): DemoPart => {
          const share = 48 + (percentOf(`${supplier.name} ${sku}`) % 20);
          const packSize = price < 1_000 ? 10 : price < 3_000 ? 5 : 1;
          const prefix = supplier.name.slice(0, 2).toUpperCase();
          return {
            supplier,
            sku,
            product: [name, color?.name, size].filter(Boolean).join(', '),
            partNumber: `${prefix}-${String(10_000 + percentOf(sku) * 97 + index)}-${sku.slice(-3).replace(/^-/, '')}`,
            cost: Math.max(1, Math.round((price * share) / 100)),
            packSize,
          };
        }),
      ),
  );
}

/** Deliveries of the ledger that become receipts: the latest ones, one for each SKU. */
async function latestDeliveries(parts: Map<string, DemoPart>): Promise<StockMovementDocument[]> {
  const found = await stockMovements()
    .find({ reason: 'Delivery from supplier' })
    .sort({ at: -1, _id: 1 })
    .limit(60)
    .toArray();
  const known = new Set<string>();
  return found.filter(({ sku }) => parts.has(sku) && !known.has(sku) && known.add(sku)).slice(0, 9);
}

async function setReorderPoints(parts: Map<string, DemoPart>): Promise<void> {
  const shelves = await stock()
    .find({ _id: { $in: [...parts.keys()] } }, { projection: { available: 1 } })
    .toArray();
  await stock().bulkWrite(
    shelves.map(({ _id: sku, available }) => {
      const { cost, packSize, supplier } = parts.get(sku)!;
      // A tenth of the SKUs has reached its reorder point.
      const isLow = percentOf(`reorder ${sku}`) < 10;
      const usual = Math.max(pointSizes[percentOf(sku) % 3]!, Math.floor(available / 4));
      const reorderPoint = isLow
        ? available + (percentOf(sku) % 4)
        : Math.min(usual, Math.max(0, available - 1));
      const reorderQuantity = Math.max(1, Math.ceil((reorderPoint * 2 + 5) / packSize)) * packSize;
      const preferredSupplier = supplier.id.toHexString();
      const update = { reorderPoint, reorderQuantity, preferredSupplier, averageCost: cost };
      return { updateOne: { filter: { _id: sku }, update: { $set: update } } };
    }),
  );
}

/** The cheapest part of each SKU. */
function cheapestParts(parts: DemoPart[]): Map<string, DemoPart> {
  const bySku = new Map<string, DemoPart>();
  for (const part of parts) {
    const known = bySku.get(part.sku);
    if (!known || part.cost < known.cost) bySku.set(part.sku, part);
  }
  return bySku;
}

/** Loads suppliers with their parts, once: the suppliers are stored last, so that what staff change stays. */
export async function seedSuppliers(): Promise<void> {
  const all = await readSuppliers();
  if (await suppliers().findOne({ _id: { $in: all.map(({ id }) => id) } })) return;
  const parts = await demoParts(all);
  await addMissing(
    supplierParts(),
    parts.map(({ supplier, product: _product, ...part }) => {
      const supplierId = supplier.id.toHexString();
      return { ...part, _id: partIdOf(supplierId, part.sku), supplierId, leadTimeDays: null };
    }),
  );
  await addMissing(
    suppliers(),
    all.map(({ id, brands: _brands, ...input }) => ({
      ...storedSupplier({ ...input, currency, note: '', active: true }),
      _id: id,
    })),
  );
}

/**
 * Loads reorder points, stock counts and purchase orders in each state; those that were received are the deliveries of
 * the ledger.
 * Does nothing once it has been completed, so that what staff change stays.
 */
export async function seedPurchases(actor: { name: string; email: string }, end: Date): Promise<void> {
  if (await purchaseOrders().findOne({ _id: demoId('purchase draft') })) return;
  const parts = cheapestParts(await demoParts(await readSuppliers()));
  await setReorderPoints(parts);
  await seedCounts(actor, end);
  const { orders, received } = planPurchases(parts, await latestDeliveries(parts), actor, end);
  for (const { movement, number, cost } of received) {
    const source = { kind: 'purchase-order' as const, id: number };
    await stockMovements().updateOne(
      { _id: movement },
      { $set: { reason: movementReasons.received, source, cost } },
    );
  }
  // The draft is the last one: with it the seeding is complete.
  await addMissing(purchaseOrders(), orders.slice(0, -1));
  await addMissing(purchaseOrders(), orders.slice(-1));
}
