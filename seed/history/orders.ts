import { openingReason, stock } from '../../lib/catalog/collection/stock';
import { findVariants } from '../../lib/catalog/queries/products';
import { stockMovements, type StockMovementDocument } from '../../lib/inventory/collection';
import { movementReasons } from '../../lib/inventory/rules';
import { orders, type OrderDocument } from '../../lib/orders/collection';
import { restockedStatuses } from '../../lib/orders/rules/status';
import { findShop } from '../../lib/settings/queries';
import { readDemoProducts, readSoldUnits, type DemoProduct } from '../products';
import { countDemoUses } from '../discounts';
import { addMissing } from '../add-missing';
import type { Buyer } from './buyers';
import { demoDiscounter } from './order-discounts';
import { demoId, orderDocument } from './order-documents';
import { isPhoneOrder, planOrders, type DemoOffer } from './order-plan';
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
  for (const { _id, stockLines, placedAt, state, history, restocked = stockLines } of all) {
    const order = _id.toHexString();
    for (const { sku, quantity } of stockLines)
      add(sku, { at: placedAt, units: -quantity, order, reason: movementReasons.order });
    const back = history.find(({ what }) => restockedStatuses.some((status) => status === what));
    if (!back || back.what !== state) continue;
    const reason = movementReasons[state === 'cancelled' ? 'cancelled' : 'returned'];
    for (const { sku, quantity } of restocked) add(sku, { at: back.at, units: quantity, order, reason });
  }
  return flows;
}

/** The products of SKUs whose ledger has nothing but the opening stock, which still waits in their stock document. */
async function untouchedStock(skus: string[]): Promise<Map<string, string>> {
  const found = await stock()
    .find({ _id: { $in: skus }, 'movements.reason': openingReason }, { projection: { productId: 1 } })
    .toArray();
  return new Map(found.map(({ _id, productId }) => [_id, productId]));
}

/**
 * Replaces the opening stock of the demo's SKUs by the ledger of a year. What a crash interrupts, the next seeding
 * completes, because the opening stock is deleted last; ledgers that have more than it are left alone.
 */
async function seedLedger(
  demoProducts: DemoProduct[],
  all: OrderDocument[],
  actor: string,
  opening: Date,
): Promise<void> {
  const flows = flowsOf(all);
  const variants = demoProducts.flatMap((product) => product.variants);
  const productIds = await untouchedStock(variants.map(({ sku }) => sku));
  const movements = variants.flatMap(({ sku, availableQuantity }): StockMovementDocument[] => {
    const productId = productIds.get(sku);
    if (!productId) return [];
    return buildLedger(availableQuantity, flows.get(sku) ?? [], opening).map((entry, index) => ({
      _id: demoId(`movement ${sku} ${index}`),
      sku,
      productId,
      actor: entry.source ? null : actor,
      ...entry,
    }));
  });
  await addMissing(stockMovements(), movements);
  await stock().updateMany(
    { _id: { $in: [...productIds.keys()] } },
    { $pull: { movements: { reason: openingReason } } },
  );
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
  admin: { id: string; name: string; email: string },
  end: Date,
  opening: Date,
): Promise<OrderDocument[]> {
  const shop = await findShop();
  const demoProducts = await readDemoProducts();
  const offers = await demoOffers(demoProducts);
  const bySku = new Map(offers.map((offer) => [offer.variant.sku, offer]));
  const discountsOf = demoDiscounter(bySku, shop);
  const placedBy = { userId: admin.id, email: admin.email, name: admin.name };
  const all = planOrders(buyers, offers, end).map((planned) => ({
    ...orderDocument(planned, timelineOf(planned, admin.name, end), bySku, shop, discountsOf(planned)),
    ...(isPhoneOrder(planned) && { placedBy }),
  }));
  await addMissing(orders(), all);
  await countDemoUses();
  await seedLedger(demoProducts, all, admin.email, opening);
  await noteReturns(all);
  return all;
}
