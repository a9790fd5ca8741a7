import type { LineInput } from '../../lib/cart/schema';
import { openingReason, stock } from '../../lib/catalog/collection/stock';
import { findVariants } from '../../lib/catalog/queries/products';
import { stockMovements, type StockMovementDocument } from '../../lib/inventory/collection';
import { movementReasons } from '../../lib/inventory/rules';
import { orders, type OrderDocument } from '../../lib/orders/collection';
import { restockedUnits } from '../../lib/orders/rules/return-lines';
import { findShop } from '../../lib/settings/queries';
import { readDemoProducts, readSoldUnits, type DemoProduct } from '../products';
import { countDemoUses } from '../discounts';
import { addMissing } from '../add-missing';
import type { Buyer } from './buyers';
import { withCallOffs } from './call-offs';
import { demoDiscounter } from './order-discounts';
import { demoId } from './demo-ids';
import { orderDocument } from './order-documents';
import { isPhoneOrder, planOrders, type DemoOffer } from './order-plan';
import { timelineOf } from './order-timeline';
import { replacementsOf } from './replacement-orders';
import { countFlows } from './stock-counts';
import { buildLedger, type StockFlow } from './stock-ledger';
import { seedTransfers } from './transfers';

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

/** Units of each SKU that the orders took and returned, and that a count corrected. */
function flowsOf(all: OrderDocument[], end: Date): Map<string, StockFlow[]> {
  const flows = new Map<string, StockFlow[]>();
  const add = (sku: string, flow: StockFlow) => flows.set(sku, [...(flows.get(sku) ?? []), flow]);
  for (const { _id, stockLines, placedAt, history, returns = [] } of all) {
    const source = { kind: 'order' as const, id: _id.toHexString() };
    for (const { sku, quantity } of stockLines)
      add(sku, { at: placedAt, units: -quantity, source, reason: movementReasons.order });
    const giveBack = (lines: LineInput[], at: Date, reason: string) => {
      for (const { sku, quantity } of lines) add(sku, { at, units: quantity, source, reason });
    };
    const at = (what: string) => history.find((event) => event.what === what)?.at;
    const cancelled = at('cancelled');
    if (cancelled) giveBack(stockLines, cancelled, movementReasons.cancelled);
    const inspected = at('returned') ?? at('return inspected');
    if (inspected) giveBack(returns.flatMap(restockedUnits), inspected, movementReasons.returned);
  }
  for (const [sku, flow] of countFlows(end)) add(sku, flow);
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
  { opening, end }: { opening: Date; end: Date },
): Promise<void> {
  const flows = flowsOf(all, end);
  const variants = demoProducts.flatMap((product) => product.variants);
  const productIds = await untouchedStock(variants.map(({ sku }) => sku));
  const movements = variants.flatMap(({ sku, availableQuantity }): StockMovementDocument[] => {
    const productId = productIds.get(sku);
    if (!productId) return [];
    return buildLedger(availableQuantity, flows.get(sku) ?? [], opening).map((entry, index) => ({
      _id: demoId(`movement ${sku} ${index}`),
      sku,
      productId,
      actor: entry.source?.kind === 'order' ? null : actor,
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
  const writes = all.flatMap(({ _id, state, stockLines, returns = [] }) => {
    const id = _id.toHexString();
    const note = (key: string) => (line: LineInput) => ({
      updateOne: { filter: { _id: line.sku }, update: { $addToSet: { returns: key } } },
    });
    const cancelled = state === 'cancelled' ? stockLines : [];
    return [
      ...cancelled.map(note(id)),
      ...returns.flatMap((each) => restockedUnits(each).map(note(`${id}:${each.id}`))),
    ];
  });
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
  const planned = planOrders(buyers, offers, end).map((order) => ({
    ...orderDocument(order, timelineOf(order, admin.name, end), bySku, shop, discountsOf(order)),
    ...(isPhoneOrder(order) && { placedBy }),
  }));
  const all = withCallOffs([...planned, ...replacementsOf(planned, placedBy, end)]);
  await addMissing(orders(), all);
  await seedTransfers(all);
  await countDemoUses();
  await seedLedger(demoProducts, all, admin.email, { opening, end });
  await noteReturns(all);
  return all;
}
