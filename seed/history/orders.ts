import { products } from '../../lib/catalog/collection/products';
import { stock } from '../../lib/catalog/collection/stock';
import { findVariants } from '../../lib/catalog/queries/products';
import { stockMovements, type StockMovementDocument } from '../../lib/inventory/collection';
import { orders, type OrderDocument } from '../../lib/orders/collection';
import { restockedStatuses } from '../../lib/orders/rules/status';
import { findShop } from '../../lib/settings/queries';
import { readDemoProducts, readSoldUnits, type DemoProduct } from '../products';
import { countDemoUses } from '../discounts';
import { addMissing } from '../add-missing';
import type { Buyer } from './buyers';
import { demoDiscounter } from './order-discounts';
import { demoId, orderDocument } from './order-documents';
import { planOrders, type DemoOffer } from './order-plan';
import { timelineOf } from './order-timeline';
import { buildLedger, type StockFlow } from './stock-ledger';

/** SKUs in stock of products that are for sale, have sold before, and have no successor. */
async function demoOffers(demoProducts: DemoProduct[]): Promise<DemoOffer[]> {
  const soldUnits = await readSoldUnits();
  const found = await findVariants(demoProducts.flatMap(({ variants }) => variants.map(({ sku }) => sku)));
  return demoProducts.flatMap(({ slug, variants, successor }): DemoOffer[] => {
    const sold = soldUnits.get(slug) ?? 0;
    const left = { units: sold };
    if (!sold || successor) return [];
    return variants.flatMap(({ sku, availableQuantity }) => {
      const offer = found.get(sku);
      return offer && availableQuantity ? [{ ...offer, sold: sold / variants.length, left }] : [];
    });
  });
}

/** Units of each SKU that the orders took and returned. */
function flowsOf(all: OrderDocument[]): Map<string, StockFlow[]> {
  const flows = new Map<string, StockFlow[]>();
  const add = (sku: string, flow: StockFlow) => flows.set(sku, [...(flows.get(sku) ?? []), flow]);
  for (const { stockLines, placedAt, state, history, restocked = stockLines } of all) {
    for (const { sku, quantity } of stockLines) add(sku, { at: placedAt, units: -quantity });
    const back = history.find(({ what }) => restockedStatuses.some((status) => status === what));
    if (!back || back.what !== state) continue;
    for (const { sku, quantity } of restocked) add(sku, { at: back.at, units: quantity });
  }
  return flows;
}

async function seedLedger(
  demoProducts: DemoProduct[],
  all: OrderDocument[],
  actor: string,
  opening: Date,
): Promise<void> {
  const flows = flowsOf(all);
  const slugs = demoProducts.map(({ slug }) => slug);
  const found = await products()
    .find({ slug: { $in: slugs } }, { projection: { slug: 1 } })
    .toArray();
  const ids = new Map(found.map(({ slug, _id }) => [slug, _id]));
  const movements = demoProducts.flatMap(({ slug, variants }): StockMovementDocument[] => {
    const productId = ids.get(slug);
    if (!productId) return [];
    return variants.flatMap(({ sku, availableQuantity }) =>
      buildLedger(availableQuantity, flows.get(sku) ?? [], opening).map((entry, index) => ({
        _id: demoId(`movement ${sku} ${index}`),
        sku,
        productId,
        actor,
        ...entry,
      })),
    );
  });
  await addMissing(stockMovements(), movements);
}

/** Records at each SKU which orders returned units, so that no later change returns them again. */
async function noteReturns(all: OrderDocument[]): Promise<void> {
  const back = all.filter(({ state }) => restockedStatuses.includes(state));
  const writes = back.flatMap(({ _id, stockLines, restocked = stockLines }) =>
    restocked.map(({ sku }) => ({
      updateOne: { filter: { _id: sku }, update: { $addToSet: { returns: _id.toHexString() } } },
    })),
  );
  if (writes.length) await stock().bulkWrite(writes);
}

/**
 * Loads a year of orders up to `end` with the stock movements that explain the current stock. The orders are the same
 * in every seeding with this `end`; existing ones are left alone.
 */
export async function seedOrders(
  buyers: Buyer[],
  admin: { name: string; email: string },
  end: Date,
  opening: Date,
): Promise<OrderDocument[]> {
  const shop = await findShop();
  const demoProducts = await readDemoProducts();
  const offers = await demoOffers(demoProducts);
  const bySku = new Map(offers.map((offer) => [offer.variant.sku, offer]));
  const discountsOf = demoDiscounter(bySku, shop);
  const all = planOrders(buyers, offers, end).map((planned) =>
    orderDocument(planned, timelineOf(planned, admin.name, end), bySku, shop, discountsOf(planned)),
  );
  await addMissing(orders(), all);
  await countDemoUses();
  await seedLedger(demoProducts, all, admin.email, opening);
  await noteReturns(all);
  return all;
}
