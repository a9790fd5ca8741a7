import { ObjectId } from 'mongodb';
import { isPartlyShipped, storedShipments, unshippedLines } from '@/lib/orders/rules/shipments';

const lines = [
  { sku: 'A', quantity: 3 },
  { sku: 'B', quantity: 1 },
];
const placedAt = new Date('2025-01-01T10:00:00Z');
const shippedAt = new Date('2025-01-03T10:00:00Z');
const stored = {
  _id: new ObjectId(),
  state: 'shipped' as const,
  lines,
  delivery: { tracking: '1Z 999' },
  history: [
    { what: 'placed', at: placedAt, by: 'Ada', why: '' },
    { what: 'shipped', at: shippedAt, by: 'Grace (shop)', why: '' },
  ],
  placedAt,
};

test('an order that was shipped before shipments were stored reads as one shipment of everything', () => {
  expect(storedShipments(stored)).toEqual([
    {
      id: stored._id.toHexString(),
      at: shippedAt,
      lines,
      carrier: '',
      tracking: '1Z 999',
      trackingUrl: '',
      by: 'Grace (shop)',
    },
  ]);
  for (const state of ['delivered', 'returned'] as const)
    expect(storedShipments({ ...stored, state })).toHaveLength(1);
});

test('an order that never left has no shipments', () => {
  for (const state of ['placed', 'confirmed', 'cancelled'] as const)
    expect(storedShipments({ ...stored, state })).toEqual([]);
});

test('the units that wait are those in no shipment', () => {
  const shipments = [{ lines: [{ sku: 'A', quantity: 1 }] }, { lines: [{ sku: 'B', quantity: 1 }] }];
  expect(unshippedLines({ lines, shipments })).toEqual([{ sku: 'A', quantity: 2 }]);
  expect(unshippedLines({ lines, shipments: [] })).toEqual(lines);
  expect(unshippedLines({ lines, shipments: [{ lines }] })).toEqual([]);
});

test('an order is partly shipped while it is confirmed and something has left', () => {
  expect(isPartlyShipped({ state: 'confirmed', shipments: [{ lines }] })).toBe(true);
  expect(isPartlyShipped({ state: 'confirmed', shipments: [] })).toBe(false);
  expect(isPartlyShipped({ state: 'shipped', shipments: [{ lines }] })).toBe(false);
});
