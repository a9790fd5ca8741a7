import { stock } from '@/lib/catalog/collection/stock';
import { listOpenBackorders } from '@/lib/orders/queries/open-backorders';
import { demoBackorder } from '@/seed/backorders';
import { approvalRequests } from '@/lib/approvals/collection';
import { blanketOrders } from '@/lib/blanket-orders/collection';
import type { OrderDocument } from '@/lib/orders/collection';

/** Expects a request that waits for the rule of its total, and one that has become one of these orders. */
async function expectDemoApprovals(placed: OrderDocument[]): Promise<void> {
  const found = await approvalRequests().find().sort({ status: 1 }).toArray();
  expect(found.map(({ status }) => status)).toEqual(['approved', 'waiting']);
  expect(found[1]!.prices.totals.total).toBeGreaterThanOrEqual(100_000);
  expect(placed.some(({ number }) => number === found[0]!.order)).toBe(true);
}

/** Expects one blanket order from which two of these orders call off: units add up, at the agreed prices. */
async function expectDemoCallOffs(placed: OrderDocument[]): Promise<void> {
  const [found, ...others] = await blanketOrders().find().toArray();
  expect(others).toEqual([]);
  const called = placed.filter(({ blanketOrder }) => blanketOrder?.number === found!.number);
  expect(found!.callOffs.map(({ number }) => number)).toEqual(called.map(({ number }) => number));
  expect(called).toHaveLength(2);
  const agreed = new Map(found!.lines.map((line) => [line.sku, line]));
  for (const order of called) {
    expect(order).toMatchObject({
      company: { id: found!.company.id },
      payment: { purchaseOrder: found!.purchaseOrder },
    });
    for (const { sku, unitPrice } of order.lines) expect(agreed.get(sku)!.unitPrice).toBe(unitPrice);
    expect(order.placedAt.toISOString() > found!.from).toBe(true);
  }
  for (const { sku, quantity, remaining } of found!.lines) {
    const units = found!.callOffs.flatMap(({ lines }) => lines).filter((line) => line.sku === sku);
    expect(remaining).toBe(quantity - units.reduce((sum, line) => sum + line.quantity, 0));
  }
}

/** The SKU of the demo that allows backorders has one order, which waits. */
async function expectOpenBackorder(): Promise<void> {
  expect(await listOpenBackorders()).toMatchObject([{ sku: demoBackorder, orders: [{ units: 4 }] }]);
  expect((await stock().findOne({ _id: demoBackorder }))?.available).toBe(-4);
}

/** Expects what the company of the demo shows: approvals, and call-offs from its blanket order; and an order that waits. */
export async function expectDemoCompany(placed: OrderDocument[]): Promise<void> {
  await expectDemoApprovals(placed);
  await expectDemoCallOffs(placed);
  await expectOpenBackorder();
}
