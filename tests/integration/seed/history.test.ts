import { buyingProblem, mergeLines } from '@/lib/cart/rules';
import { products } from '@/lib/catalog/collection/products';
import { stock } from '@/lib/catalog/collection/stock';
import { findVariants } from '@/lib/catalog/queries/products';
import { contactMessages } from '@/lib/contact/collection';
import { stockCounts, stockMovements, type StockMovementDocument } from '@/lib/inventory/collection';
import { findCount } from '@/lib/inventory/queries/counts';
import { invoices } from '@/lib/invoices/collection';
import { verifyInvoiceChain } from '@/lib/invoices/queries/verify-chain';
import { outbox } from '@/lib/mail/collection';
import { deliveryGoods } from '@/lib/delivery/rules/goods';
import { deliveryOptions } from '@/lib/delivery/rules/offers';
import { listDiscounts } from '@/lib/discounts/queries';
import { orders, type OrderAttempt } from '@/lib/orders/collection';
import { orderResponse } from '@/lib/orders/schema/order';
import { orderView, isPlaced, type OrderDocument } from '@/lib/orders/collection';
import { orderParams } from '@/lib/orders/schema/inputs';
import {
  mayBecome,
  nextPaymentStatuses,
  orderStatuses,
  recordedPaymentStatuses,
  type OrderStatus,
  type PaymentStatus,
} from '@/lib/orders/rules/status';
import { shippedUnits, unshippedLines } from '@/lib/orders/rules/shipments';
import { restockedUnits } from '@/lib/orders/rules/return-lines';
import { hasFreeDelivery } from '@/lib/orders/rules/discounts';
import { plainTaxing, totalsOf } from '@/lib/orders/rules/totals';
import { purchaseOrders, purchaseView } from '@/lib/purchasing/collection';
import { proposeOrders } from '@/lib/purchasing/queries/proposal';
import { purchaseStates } from '@/lib/purchasing/rules/status';
import { purchaseOrder } from '@/lib/purchasing/schema/orders';
import { setClock } from '@/lib/platform/clock';
import { reviews } from '@/lib/reviews/collection';
import { countRatings } from '@/lib/reviews/queries';
import { findShop } from '@/lib/settings/queries';
import { users } from '@/lib/users/collection';
import { seed } from '@/seed/seed';
import { demoTaxCustomer } from '@/seed/taxes';
import { expectDemoCompany } from './demo-company';
import { expectCreditedReturns, expectEveryKindOfReturn } from './past-returns';
import { expectOpenEntries, expectPaidTransfers } from './past-transfers';

// Two complete seedings.
jest.setTimeout(180_000);

const seededAt = new Date('2026-11-21T15:00:00Z');
let all: OrderDocument[] = [];

/** The orders without the time of their last write, which says nothing about their content. */
const placed = async () => {
  const found = orders().find({}, { projection: { changedAt: 0 } });
  return (await found.sort({ placedAt: 1, _id: 1 }).toArray()).filter(isPlaced);
};

beforeAll(async () => {
  setClock(() => seededAt.getTime());
  await seed({ accounts: true, history: true });
  all = await placed();
});

test('the demo has a company with a request that waits, one approved and two call-offs, and a backorder', () =>
  expectDemoCompany(all));

afterAll(() => setClock());

const includes = <T extends string>(list: readonly T[], value: string): value is T =>
  (list as readonly string[]).includes(value);

describe('the demo’s past orders', () => {
  test('have an invoice for each shipment, numbered by day, and a credit note when returned', async () => {
    const issued = await invoices().find({ series: 'invoice' }).sort({ position: 1 }).toArray();
    const sales = all.filter(({ replaces }) => !replaces);
    const orderIds = sales.flatMap(({ _id, shipments = [] }) => shipments.map(() => _id.toHexString()));
    expect(issued.map(({ orderId }) => orderId).sort()).toEqual(orderIds.sort());
    const days = issued.map(({ content }) => content.issuedOn);
    expect(days).toEqual([...days].sort());
    expect(issued.at(0)!.content.number).toBe('INV-2025-00001');
    await expectCreditedReturns(all);
    expect(await verifyInvoiceChain()).toMatchObject({ isIntact: true });
  });

  test('cover a year up to the first seeding, in every status and payment status', () => {
    expect(all.length).toBeGreaterThan(300);
    const days = all.map(({ placedAt }) => (seededAt.getTime() - placedAt.getTime()) / 86_400_000);
    expect(Math.max(...days)).toBeCloseTo(365);
    expect(Math.min(...days)).toBeGreaterThanOrEqual(0);
    expect(Math.min(...days)).toBeLessThan(2);
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(orderStatuses));
    expect(new Set(all.map(({ payment }) => payment.state))).toEqual(new Set(recordedPaymentStatuses));
  });

  test('have a return in each status, two with a photo, one settled by a replacement', () =>
    expectEveryKindOfReturn(all));

  test('have valid, unique numbers and add up as the shop adds up', async () => {
    const shop = await findShop();
    const catalog = new Map(
      (await products().find({}).toArray()).map((product) => [product._id.toString(), product]),
    );
    expect(new Set(all.map(({ number }) => number)).size).toBe(all.length);
    for (const order of all.filter(({ replaces }) => !replaces)) {
      expect(orderParams.safeParse({ number: order.number }).success).toBe(true);
      expect(orderResponse.safeParse(orderView(order)).success).toBe(true);
      const goods = order.lines.map((line) => {
        const {
          weightGrams = 0,
          leadTimeDays = 0,
          oversize = false,
          dangerousGoods = false,
        } = catalog.get(line.productId)!;
        return deliveryGoods(line, { weightGrams, leadTimeDays, oversize, dangerousGoods });
      });
      const options = deliveryOptions(shop, order.address, goods, order.placedAt);
      const method = options.find(({ id }) => id === order.delivery.id)!.offer!;
      const taxing = { ...plainTaxing, customer: demoTaxCustomer(order.customer.email) };
      const free = hasFreeDelivery(order.discounts ?? []);
      expect(order.totals).toEqual(totalsOf(order.lines, method, order.address, shop, free, taxing));
      expect(order.stockLines).toEqual(mergeLines(order.lines));
    }
  });

  test('have each demo discount, counted without those that were cancelled', async () => {
    const found = await listDiscounts({}, 1);
    for (const { id, used } of found.rows) {
      const own = all.filter(
        ({ discounts, state }) => state !== 'cancelled' && discounts?.some((discount) => discount.id === id),
      );
      expect([id, used]).toEqual([id, own.length]);
      expect(used).toBeGreaterThan(0);
    }
    expect(found.total).toBe(3);
  });

  test('keep the quantity rules of their products', async () => {
    const lines = all.flatMap(({ lines }) => lines);
    const offers = await findVariants(lines.map(({ sku }) => sku));
    const broken = lines.filter(
      ({ sku, quantity }) => buyingProblem(offers.get(sku), quantity)?.state === 'wrong-quantity',
    );
    expect(broken).toEqual([]);
  });

  test('went through allowed changes only, one after the other, and ended in the status they have', () => {
    for (const { history, state, payment, version, number, receivable, replaces } of all) {
      let status: OrderStatus = 'placed';
      let paid: PaymentStatus = replaces ? 'paid' : 'due';
      for (const [index, { what, at }] of history.entries()) {
        expect(at <= seededAt && (index === 0 || at >= history[index - 1]!.at)).toBe(true);
        if (index > 0 && includes(orderStatuses, what)) {
          const isAllowed = mayBecome(status, what) || (status === 'delivered' && what === 'returned');
          expect([number, status, what, isAllowed]).toEqual([number, status, what, true]);
          status = what;
        }
        if (what === 'payment received') paid = 'paid';
        if (includes(recordedPaymentStatuses, what)) {
          expect(nextPaymentStatuses[paid]).toContain(what);
          paid = what;
        }
      }
      // What its invoices say about an order on terms is recorded, too.
      const writes = history.length + (receivable ? 1 : 0);
      expect([status, paid, writes]).toEqual([state, payment.state, version]);
    }
  });

  test('left in shipments that hold each unit once; some still wait for their rest', () => {
    const partly = all.filter(({ state, shipments = [] }) => state === 'confirmed' && shipments.length > 0);
    expect(partly.length).toBeGreaterThan(1);
    expect(all.filter(({ shipments = [] }) => shipments.length > 1).length).toBeGreaterThan(10);
    for (const { state, lines, shipments = [], number } of all) {
      const sent = shippedUnits(shipments);
      for (const { sku, quantity } of lines) expect(sent.get(sku) ?? 0).toBeLessThanOrEqual(quantity);
      const isSent = ['shipped', 'delivered', 'returned'].includes(state);
      expect([number, unshippedLines({ lines, shipments }).length === 0]).toEqual([number, isSent]);
    }
    const ids = all.flatMap(({ shipments = [] }) => shipments.map(({ id }) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leave no work and no mail behind', async () => {
    expect(await orders().countDocuments({ unfinished: true })).toBe(0);
    expect(all.flatMap(({ mails }) => mails)).toEqual([]);
    expect(await outbox().countDocuments()).toBe(0);
  });

  test('sold no more of a product than its sold count', async () => {
    const sold = new Map((await products().find({}).toArray()).map((product) => [product._id, product.sold]));
    const units = new Map<string, number>();
    for (const { productId, quantity } of all.flatMap(({ lines }) => lines))
      units.set(productId, (units.get(productId) ?? 0) + quantity);
    expect([...units].filter(([id, count]) => count > (sold.get(id) ?? 0))).toEqual([]);
  });
});

test('stock movements add up to the present stock of every SKU, below zero only where units are on backorder', async () => {
  const moved = new Map<string, StockMovementDocument[]>();
  for (const movement of await stockMovements().find({}).toArray())
    moved.set(movement.sku, [...(moved.get(movement.sku) ?? []), movement]);
  for (const { _id, available, movements } of await stock().find({}).toArray()) {
    let level = 0;
    for (const { change } of (moved.get(_id) ?? []).sort((a, b) => a.at.getTime() - b.at.getTime())) {
      level += change;
      expect([_id, level >= Math.min(0, available)]).toEqual([_id, true]);
    }
    expect([_id, level, movements ?? []]).toEqual([_id, available, []]);
  }
});

test('a posted stock count has its differences, as the ledger has them, and shows them on its page', async () => {
  const posted = await stockCounts().findOne({ state: 'posted' });
  const { lines, left } = (await findCount(posted!._id.toHexString()))!;
  const differences = lines
    .filter(({ counted, expected }) => counted !== expected)
    .map(({ sku, counted, expected }) => `${sku} ${counted - expected}`);
  expect([lines.length, left, differences.length]).toEqual([6, 0, 3]);
  expect(lines.every(({ expected, outcome }) => expected > 0 && outcome === 'applied')).toBe(true);
  const source = { kind: 'stock-count' as const, id: posted!._id.toHexString() };
  const moved = await stockMovements().find({ source }).toArray();
  expect(moved.map(({ sku, change }) => `${sku} ${change}`).sort()).toEqual(differences.sort());
});

test('every unit that an order took or gave back is a stock movement of that order', async () => {
  const expected = all.flatMap(({ _id, stockLines, placedAt, returns = [], history }) => {
    const entry = (at: Date, sign: 1 | -1) => (line: { sku: string; quantity: number }) =>
      `${_id.toHexString()} ${line.sku} ${at.toISOString()} ${sign * line.quantity}`;
    const taken = stockLines.map(entry(placedAt, -1));
    const at = history.find(({ what }) => what === 'cancelled' || what === 'returned')?.at;
    if (!at) return taken;
    return [...taken, ...(returns.length ? returns.flatMap(restockedUnits) : stockLines).map(entry(at, 1))];
  });
  const found = await stockMovements().find({ 'source.kind': 'order' }).toArray();
  const entries = found.map(
    ({ source, sku, at, change }) => `${source!.id} ${sku} ${at.toISOString()} ${change}`,
  );
  expect(entries.sort()).toEqual(expected.sort());
});

test('nobody can sign in as a customer of the history', async () => {
  const withPassword = await users()
    .find({ passwordHash: { $ne: null } })
    .toArray();
  expect(withPassword.map(({ email }) => email).sort()).toEqual([
    'admin@hexbolt.example',
    'customer@hexbolt.example',
    'warehouse@hexbolt.example',
  ]);
  expect(await users().countDocuments()).toBeGreaterThan(20);
});

test('messages and reviews await processing, and ratings equal a recount', async () => {
  expect(await contactMessages().countDocuments({ state: 'open' })).toBeGreaterThan(2);
  expect(await reviews().countDocuments({ state: 'waiting' })).toBeGreaterThan(1);
  const bought = await reviews().find({ verifiedPurchase: true }).toArray();
  expect(bought.length).toBeGreaterThan(8);
  for (const { productId, userId } of bought) {
    const has = ({ customer, lines, state }: OrderAttempt) =>
      customer.id === userId && state === 'delivered' && lines.some((line) => line.productId === productId);
    expect(all.some(has)).toBe(true);
  }
  for (const { _id, rating } of await products()
    .find({ 'rating.count': { $gt: 0 } })
    .toArray()) {
    const { average, count } = await countRatings(_id);
    expect(rating).toEqual({ average, count });
  }
});

test('seeding again a week later changes nothing', async () => {
  const kept = [orders, stockMovements, stockCounts, purchaseOrders, users, reviews, contactMessages];
  const counts = () => Promise.all(kept.map((collection) => collection().countDocuments()));
  const before = await counts();
  setClock(() => seededAt.getTime() + 7 * 86_400_000);
  await seed({ accounts: true, history: true });
  expect(await counts()).toEqual(before);
  expect(await placed()).toEqual(all);
});

test('the bank account has entries to assign, and the transfers that paid for orders; the books agree', async () => {
  await expectOpenEntries();
  await expectPaidTransfers(new Date(seededAt.getTime() - 400 * 86_400_000));
});

test('purchase orders are in every state, and what was received is in the ledger with its cost', async () => {
  const found = await purchaseOrders().find().sort({ createdAt: 1, _id: 1 }).toArray();
  expect(new Set(found.map(({ state }) => state))).toEqual(new Set(purchaseStates));
  expect(new Set(found.map(({ number }) => number)).size).toBe(found.length);
  for (const order of found) {
    expect(purchaseOrder.safeParse(purchaseView(order)).success).toBe(true);
    for (const { sku, quantity, cost } of order.receipts.flatMap(({ lines }) => lines)) {
      const source = { kind: 'purchase-order' as const, id: order.number };
      expect(await stockMovements().findOne({ sku, source })).toMatchObject({ change: quantity, cost });
    }
  }
  expect(found.filter(({ receipts }) => receipts.length > 0).length).toBeGreaterThan(4);
  const { orders: proposed, unsupplied } = await proposeOrders();
  expect(proposed.length).toBeGreaterThan(3);
  expect(unsupplied).toEqual([]);
});
