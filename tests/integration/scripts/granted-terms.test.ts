import { creditAccounts } from '@/lib/credit/collection';
import { orders } from '@/lib/orders/collection';
import { owedFor } from '@/lib/orders/rules/credit';
import { isPlaced } from '@/lib/orders/collection';
import { recountCredit } from '@/lib/receivables/commands/check-credit';
import { grantTermsToOwing } from '@/scripts/grant-terms';
import type { Customer } from '@/lib/users/types';
import { createAdmin, createCustomer, createProduct } from '../orders/fixtures';
import { createOrder, move } from '../orders/shipping';
import { changePayment } from '@/lib/orders/commands/change-status';

async function owedBy({ userId }: Customer): Promise<number> {
  const all = await orders().find({ 'customer.id': userId }).toArray();
  return all.filter(isPlaced).reduce((sum, order) => sum + owedFor(order), 0);
}

const accountOf = ({ userId }: Customer) => creditAccounts().findOne({ _id: userId });

test('customers who owe something from before terms get them once, with what they owe counted', async () => {
  const [sku, dear] = [await createProduct(500), await createProduct(500, { price: 900_000 })];
  const [owing, large, paid, deleted] = Array.from({ length: 4 }, () => createCustomer());
  const shippedOrder = await createOrder([[sku, 2]], owing);
  await move(shippedOrder.number, 'confirmed', 'shipped');
  await createOrder([[sku, 1]], owing);
  await createOrder([[dear, 2]], large);
  const settled = await createOrder([[sku, 1]], paid);
  await changePayment(createAdmin(), settled.number, { to: 'paid', why: '', undo: false });
  await createOrder([[sku, 1]], deleted);
  await orders().updateMany({ 'customer.id': deleted!.userId }, { $set: { 'customer.id': 'deleted' } });
  // As before there were terms.
  await creditAccounts().deleteMany({});

  await grantTermsToOwing();
  const [first, second] = [await accountOf(owing!), await accountOf(large!)];
  expect(first).toMatchObject({
    status: 'active',
    netDays: 30,
    limit: 1_000_000,
    used: await owedBy(owing!),
  });
  expect(first!.claims).toHaveLength(2);
  expect(first!.firstDueOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  expect(second).toMatchObject({ limit: 2 * (await owedBy(large!)), used: await owedBy(large!) });
  expect([await accountOf(paid!), await creditAccounts().countDocuments()]).toEqual([null, 2]);
  expect((await recountCredit()).differences).toEqual([]);

  // Terms that staff have changed since stay as they are.
  await creditAccounts().updateOne({ _id: owing!.userId }, { $set: { limit: 7 } });
  await grantTermsToOwing();
  expect(await accountOf(owing!)).toMatchObject({ limit: 7, used: await owedBy(owing!) });
});
