import { listPendingClaims } from '@/lib/credit/commands/claims';
import { countCreditAccounts, findCreditOffer, listCreditAccounts } from '@/lib/credit/queries';
import { creditListStatuses, creditSorts } from '@/lib/credit/schema';
import { eachOverdueInvoice } from '@/lib/invoices/queries/overdue';
import { owedByAccount } from '@/lib/orders/queries/owed';
import { findStatement } from '@/lib/receivables/queries';
import { findShop } from '@/lib/settings/queries';
import { explained } from '../explained';
import { createCustomer } from '../orders/fixtures';

test('every query for credit accounts, what is overdue and statements uses an index', async () => {
  const shop = await findShop();
  const { userId } = createCustomer();
  const plans = await explained(async () => {
    for (const status of [undefined, ...creditListStatuses])
      for (const sort of creditSorts) await listCreditAccounts({ status, sort }, 1, shop);
    await listCreditAccounts({ q: 'ada' }, 1, shop);
    await countCreditAccounts(shop);
    await findCreditOffer(userId, shop);
    await listPendingClaims(new Date());
    for await (const invoice of eachOverdueInvoice('2026-01-01')) void invoice;
    await findStatement(userId, {}, shop);
    await owedByAccount(userId);
  });
  expect(plans.length).toBeGreaterThan(60);
  expect(plans.filter(({ plan }) => !/IXSCAN|COUNT_SCAN|IDHACK/.test(plan))).toEqual([]);
});

test('the overdue accounts are found among hundreds by reading these alone', async () => {
  const shop = await findShop();
  const plans = await explained(() => listCreditAccounts({ status: 'held' }, 1, shop));
  for (const { docs } of plans) expect(docs).toBeLessThan(25);
});
