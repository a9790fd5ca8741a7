import fc from 'fast-check';
import { shipmentAmounts } from '@/lib/orders/rules/shipment-totals';
import { taxOn } from '@/lib/orders/rules/totals';
import type { OrderLine } from '@/lib/orders/schema/order';
import type { Shipment } from '@/lib/orders/schema/shipment';

type Part = { sku: string; quantity: number };

const shipment = (id: number, lines: Part[]): Shipment => ({
  id: String(id),
  at: '2026-03-01T12:00:00.000Z',
  lines,
  carrier: 'UPS',
  tracking: '',
  trackingUrl: '',
  by: 'Grace',
});

const line = (sku: string, quantity: number, unitPrice: number, discount = 0, taxBasisPoints = 800) =>
  ({
    sku,
    quantity,
    unitPrice,
    total: unitPrice * quantity,
    discount: discount || undefined,
    taxBasisPoints,
  }) as OrderLine;

function orderOf(lines: OrderLine[], shipping = 0, shippingDiscount = 0, taxShipping = false) {
  const subtotal = lines.reduce((sum, { total }) => sum + total, 0);
  const discount = lines.reduce((sum, { discount = 0 }) => sum + discount, 0);
  const points = lines[0]?.taxBasisPoints ?? 0;
  const tax = taxOn(subtotal - discount + (taxShipping ? shipping : 0), points);
  return {
    lines,
    totals: {
      subtotal,
      discount: discount || undefined,
      shipping,
      shippingDiscount: shippingDiscount || undefined,
      tax,
      taxName: 'Tax',
      taxBasisPoints: points,
      total: subtotal - discount + shipping + tax,
      currency: 'USD',
    },
  };
}

const someLine = fc
  .record({
    quantity: fc.integer({ min: 1, max: 40 }),
    price: fc.integer({ min: 0, max: 9_999_99 }),
    part: fc.integer({ min: 0, max: 1_000 }),
    taxBasisPoints: fc.constantFrom(0, 500, 825),
  })
  .map(({ quantity, price, part, taxBasisPoints }) => ({
    quantity,
    price,
    taxBasisPoints,
    discount: Math.floor((quantity * price * part) / 1_000),
  }));

/** An order, and a shipment's number for each of its units. */
const someOrder = fc
  .record({
    lines: fc.array(someLine, { minLength: 1, maxLength: 6 }),
    shipping: fc.integer({ min: 0, max: 5_000 }),
    shippingDiscount: fc.integer({ min: 0, max: 5_000 }),
    taxShipping: fc.boolean(),
  })
  .chain(({ lines, ...more }) => {
    const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
    return fc.record({
      order: fc.constant(
        orderOf(
          lines.map((one, index) =>
            line(`S${index}`, one.quantity, one.price, one.discount, one.taxBasisPoints),
          ),
          more.shipping,
          more.shippingDiscount,
          more.taxShipping,
        ),
      ),
      boxes: fc.array(fc.integer({ min: 0, max: 5 }), { minLength: units, maxLength: units }),
    });
  });

/** The shipments in which each unit of the order goes into the box that is named for it. */
function packed({ lines }: { lines: OrderLine[] }, boxes: number[]): Shipment[] {
  const units = lines.flatMap(({ sku, quantity }) => Array.from({ length: quantity }, () => sku));
  return [...new Set(boxes)].map((box) => {
    const inBox = units.filter((_, index) => boxes[index] === box);
    const skus = [...new Set(inBox)];
    return shipment(
      box,
      skus.map((sku) => ({ sku, quantity: inBox.filter((one) => one === sku).length })),
    );
  });
}

const amounts = ['subtotal', 'discount', 'shipping', 'shippingDiscount', 'tax', 'total'] as const;

test('the shares of the shipments sum exactly to the order’s lines and totals, whatever the split', () => {
  fc.assert(
    fc.property(someOrder, ({ order, boxes }) => {
      const parts = shipmentAmounts({ ...order, shipments: packed(order, boxes) });
      for (const amount of amounts) {
        const sum = parts.reduce((before, { totals }) => before + (totals[amount] ?? 0), 0);
        expect(sum).toBe(order.totals[amount] ?? 0);
      }
      for (const { sku, quantity, total, discount = 0 } of order.lines) {
        const shares = parts.flatMap(({ lines }) => lines.filter((one) => one.sku === sku));
        expect(shares.reduce((sum, one) => sum + one.quantity, 0)).toBe(quantity);
        expect(shares.reduce((sum, one) => sum + one.total, 0)).toBe(total);
        expect(shares.reduce((sum, one) => sum + (one.discount ?? 0), 0)).toBe(discount);
      }
    }),
  );
});

test('each share is whole, not negative, the sum of its lines, and lists what the shipment holds', () => {
  fc.assert(
    fc.property(someOrder, ({ order, boxes }) => {
      for (const { shipment: own, lines, totals } of shipmentAmounts({
        ...order,
        shipments: packed(order, boxes),
      })) {
        for (const amount of amounts) expect(totals[amount] ?? 0).toBeGreaterThanOrEqual(0);
        for (const amount of amounts) expect(Number.isSafeInteger(totals[amount] ?? 0)).toBe(true);
        expect(totals.subtotal).toBe(lines.reduce((sum, one) => sum + one.total, 0));
        expect(totals.discount ?? 0).toBe(lines.reduce((sum, one) => sum + (one.discount ?? 0), 0));
        expect(totals.total).toBe(totals.subtotal - (totals.discount ?? 0) + totals.shipping + totals.tax);
        const bySku = (one: Part, other: Part) => (one.sku < other.sku ? -1 : 1);
        expect(lines.map(({ sku, quantity }) => ({ sku, quantity })).sort(bySku)).toEqual(
          [...own.lines].sort(bySku),
        );
      }
    }),
  );
});

test('a later shipment changes no earlier share', () => {
  fc.assert(
    fc.property(someOrder, ({ order, boxes }) => {
      const shipments = packed(order, boxes);
      const all = shipmentAmounts({ ...order, shipments });
      for (const count of shipments.keys())
        expect(shipmentAmounts({ ...order, shipments: shipments.slice(0, count) })).toEqual(
          all.slice(0, count),
        );
    }),
  );
});

test('delivery and its tax are with the first shipment', () => {
  const order = orderOf([line('A', 2, 1_000), line('B', 1, 500)], 1_000, 0, true);
  const shipments = [shipment(1, [{ sku: 'B', quantity: 1 }]), shipment(2, [{ sku: 'A', quantity: 2 }])];
  const [first, second] = shipmentAmounts({ ...order, shipments });
  expect(first!.totals).toMatchObject({ subtotal: 500, shipping: 1_000, tax: 120, total: 1_620 });
  expect(second!.totals).toMatchObject({ subtotal: 2_000, shipping: 0, tax: 160, total: 2_160 });
});

test('after the rest was cancelled, the shares are those of the order as it was placed', () => {
  const order = orderOf([line('A', 10, 1_000, 5)]);
  const shipments = [shipment(1, [{ sku: 'A', quantity: 4 }]), shipment(2, [{ sku: 'A', quantity: 1 }])];
  const before = shipmentAmounts({ ...order, shipments });
  const cut = orderOf([line('A', 5, 1_000, 3)]);
  expect(shipmentAmounts({ ...cut, original: order, shipments })).toEqual(before);
});
