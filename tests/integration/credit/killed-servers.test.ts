import { creditAccounts } from '@/lib/credit/collection';
import { orders } from '@/lib/orders/collection';
import { placeOrderFor } from '@/lib/orders/commands/place-order';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import type { Result } from '@/lib/shared/result';
import { startServers } from '../../support/payments/servers';
import { createAccount } from '../auth/people';
import { bodyFor, createAdmin, createCustomer, createProduct, newKey } from '../orders/fixtures';

const admin = createAdmin();
afterEach(() => setClock());

test('of 50 orders on two servers that are killed, with a limit for 7, exactly 7 are placed', async () => {
  const [sku, account] = [await createProduct(500), await createAccount()];
  const customer = { ...createCustomer(), userId: account.id };
  const wanted = await bodyFor([[sku, 1]]);
  const { total } = wanted;
  const ofCustomer = { 'customer.id': account.id, state: 'placed' as const };
  await creditAccounts().updateOne(
    { _id: account.id },
    { $set: { limit: 8 * total - 1 }, $inc: { version: 1 } },
  );
  const servers = await startServers(2);
  let answers = 0;
  /** A browser repeats a request without an answer under its key. */
  const buy = async (): Promise<Result<unknown>> => {
    const key = newKey();
    for (;;) {
      const subject = { admin, customer, number: '', key };
      const placed = (await servers.send({
        name: 'placeFor',
        subject,
        more: wanted,
      })) as Result<unknown> | null;
      if (placed && (placed.ok || placed.failure.code !== 'busy')) {
        if ([3, 20].includes(++answers)) void servers.kill();
        return placed;
      }
      await new Promise((resolve) => setTimeout(resolve, 20));
    }
  };
  const results = await Promise.all(Array.from({ length: 50 }, buy));
  await servers.stop();
  expect(servers.kills()).toBeGreaterThan(0);
  const codes = new Set(results.map((result) => (result.ok ? 'placed' : result.failure.code)));
  expect([...codes].sort()).toEqual(['credit-limit', 'placed']);
  const acknowledged = results.filter(({ ok }) => ok).length;
  expect(await orders().countDocuments(ofCustomer)).toBeLessThanOrEqual(7);
  expect(acknowledged).toBeLessThanOrEqual(7);

  // What the dead servers had claimed is free again, and nothing more.
  setClock(() => Date.now() + 60_000);
  await sweepOrders();
  setClock();
  for (let count = 0; count < 8; count++) await placeOrderFor(admin, account.id, wanted, newKey());
  const terms = await creditAccounts().findOne({ _id: account.id });
  expect([await orders().countDocuments(ofCustomer), terms!.used]).toEqual([7, 7 * total]);
}, 120_000);
