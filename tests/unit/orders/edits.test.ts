import fc from 'fast-check';
import type { ProductVariant } from '@/lib/catalog/schema/product';
import { readHoldKey, editKeyOf } from '@/lib/orders/rules/edit-keys';
import { describeEdit } from '@/lib/orders/rules/edit-changes';
import { editBarrier, editedLine, editedLineProblem, keptLines, unitChanges } from '@/lib/orders/rules/edits';
import type { Order, OrderLine } from '@/lib/orders/schema/order';

const agreed = (more: Partial<OrderLine> = {}): OrderLine => ({
  sku: 'VISE-1',
  productId: 'p1',
  slug: 'vise',
  name: 'Vise',
  color: null,
  size: null,
  img: '/vise.webp',
  unit: 'each',
  quantity: 4,
  listPrice: 1_000,
  unitPrice: 1_000,
  total: 4_000,
  taxBasisPoints: 800,
  ...more,
});

/** The product today: dearer than agreed, with ten percent off from ten units. */
const offer = {
  product: {
    name: 'Vise',
    minQuantity: 1,
    multiple: 1,
    maxQuantity: null,
    priceBreaks: [{ from: 10, percentOff: 10 }],
  },
  variant: { sku: 'VISE-1', price: 1_500, availableQuantity: 3 },
} as unknown as ProductVariant;

const priceOf = (quantity: number, more: Partial<OrderLine> = {}) =>
  editedLine(agreed(more), offer, quantity)?.unitPrice;

test('a line keeps its agreed price until its quantity reaches another price break of the agreed price', () => {
  expect(priceOf(9)).toBe(1_000);
  expect(priceOf(10)).toBe(900);
  expect(priceOf(4, { quantity: 12, unitPrice: 900 })).toBe(1_000);
  // Agreed under breaks that have changed since: nothing moves as long as no break is crossed.
  expect(priceOf(20, { quantity: 12, unitPrice: 850 })).toBe(850);
  expect(editedLine(agreed(), undefined, 2)).toMatchObject({ unitPrice: 1_000, total: 2_000 });
});

test('the units that an order holds already count as available to it', () => {
  expect(editedLineProblem(agreed(), offer, 7)).toBeNull();
  expect(editedLineProblem(agreed(), offer, 8)?.message).toBe('Only 7 left');
  expect(editedLineProblem(undefined, offer, 4)?.message).toBe('Only 3 left');
});

test('of a product that is no longer sold an order may keep any part, but get no more', () => {
  expect(editedLineProblem(agreed(), undefined, 4)).toBeNull();
  expect(editedLineProblem(agreed(), undefined, 1)).toBeNull();
  expect(editedLineProblem(agreed(), undefined, 5)?.state).toBe('unavailable');
});

const lines = fc.array(
  fc.record({ sku: fc.constantFrom('A', 'B', 'C', 'D'), quantity: fc.integer({ min: 0, max: 9 }) }),
  { maxLength: 8 },
);
const sums = (all: { sku: string; quantity: number }[]) =>
  ['A', 'B', 'C', 'D'].map((sku) =>
    all.filter((line) => line.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0),
  );

test('what is taken and returned is exactly the difference of the units, each SKU at most once', () => {
  fc.assert(
    fc.property(lines, lines, (before, after) => {
      const { taken, returned } = unitChanges(before, after);
      const [old, present, more, less] = [before, after, taken, returned].map(sums);
      expect(old!.map((units, at) => units + more![at]! - less![at]!)).toEqual(present);
      const skus = [...taken, ...returned].map(({ sku }) => sku);
      expect(new Set(skus).size).toBe(skus.length);
      expect(sums(keptLines(after))).toEqual(present);
    }),
  );
});

test('the key of an edit names its order and version; that of an order is its id', () => {
  const id = '0123456789abcdef01234567';
  expect(readHoldKey(editKeyOf(id, 7, 'XYZ'))).toEqual({ orderId: id, version: 7 });
  expect(readHoldKey(id)).toEqual({ orderId: id, version: null });
});

test('only an order that is placed and whose payment is due can be edited', () => {
  const order = { state: 'placed', payment: { method: 'invoice', state: 'due', purchaseOrder: '' } } as Order;
  expect(editBarrier(order)).toBeNull();
  expect(editBarrier({ ...order, state: 'confirmed' })).toMatch(/confirmation/);
  expect(editBarrier({ ...order, payment: { ...order.payment, state: 'paid' } })).toMatch(/payment/);
  expect(editBarrier({ ...order, edits: 50 })).toMatch(/too often/);
});

test('the description names each change and never the address', () => {
  const before = {
    lines: [agreed()],
    address: { line1: '1 Old Road' },
    delivery: { id: 'standard', name: 'Standard' },
    payment: { purchaseOrder: '' },
  } as unknown as Order;
  expect(describeEdit(before, before)).toEqual([]);
  const after = {
    ...before,
    lines: [agreed({ sku: 'CLAMP-1', name: 'Clamp', color: 'red', quantity: 1 })],
    address: { ...before.address, line1: '2 New Road' },
    payment: { ...before.payment, purchaseOrder: 'PO-7' },
  };
  const changes = describeEdit(before, after);
  expect(changes).toEqual([
    'Added: 1 × Clamp (red), CLAMP-1',
    'Removed: 4 × Vise, VISE-1',
    'The address was changed',
    'Purchase order: PO-7',
  ]);
});
