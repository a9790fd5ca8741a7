import fc from 'fast-check';
import { changeOrder } from '@/lib/orders/commands/change-status';
import { cancelRest, undoShipment } from '@/lib/orders/commands/shipments';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { findOrder } from '@/lib/orders/queries/orders';
import { shippedUnits } from '@/lib/orders/rules/shipments';
import { createProduct, unitsOf } from './fixtures';
import { admin, confirmedOrder, ship } from './shipping';

const step = fc.record({
  what: fc.constantFrom('ship', 'ship', 'ship', 'undo', 'rest', 'cancel', 'shipped'),
  sku: fc.nat(1),
  units: fc.integer({ min: 1, max: 3 }),
});

test('whatever staff do at the same time, no unit ships twice and every unit is in stock or sold', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
      const skus = [await createProduct(10), await createProduct(10)];
      const { number } = await confirmedOrder(skus.map((sku) => [sku, 4]));
      await Promise.all(
        steps.map(async ({ what, sku, units }) => {
          if (what === 'ship') return ship(number, [[skus[sku]!, units]]);
          if (what === 'rest') return cancelRest(admin, number, '');
          if (what !== 'undo')
            return changeOrder(admin, number, {
              to: what === 'cancel' ? 'cancelled' : 'shipped',
              why: '',
              tracking: '',
              undo: false,
            });
          const last = (await findOrder(number))!.shipments.at(-1);
          return last && undoShipment(admin, number, last.id);
        }),
      );
      await sweepOrders();
      const order = (await findOrder(number))!;
      const sent = shippedUnits(order.shipments);
      for (const sku of skus) {
        const ordered = order.lines.find((line) => line.sku === sku)?.quantity ?? 0;
        expect(sent.get(sku) ?? 0).toBeLessThanOrEqual(ordered);
        if (order.state === 'shipped') expect(sent.get(sku) ?? 0).toBe(ordered);
        const { left, sold } = await unitsOf(sku);
        expect(left + sold).toBe(10);
      }
      if (order.state === 'cancelled') expect(order.shipments).toEqual([]);
    }),
    { numRuns: 12 },
  );
});
