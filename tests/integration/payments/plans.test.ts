import { expireUnpaidOrders } from '@/lib/orders/commands/expire-unpaid';
import { remindUnpaidOrders } from '@/lib/orders/commands/remind-unpaid';
import { checkBooks } from '@/lib/payments/commands/check-books';
import { finishBankWork } from '@/lib/payments/commands/match-entries';
import {
  countBankEntries,
  eachBankEntry,
  findReversals,
  listBankEntries,
  listOpenBankRefunds,
} from '@/lib/payments/queries/bank';
import * as payments from '@/lib/orders/queries/payments';
import { explained } from '../explained';
import { createProduct } from '../orders/fixtures';
import { startStripe } from '../../support/stripe';
import { importRows, openAccount, row } from './bank-fixtures';
import { placeCardOrder } from './fixtures';

test('every query for payments uses an index', async () => {
  const stripe = await startStripe();
  const sku = await createProduct(50);
  for (let count = 0; count < 5; count++) await placeCardOrder([[sku, 1]]);
  await openAccount();
  await importRows(row(4_200, 'INV-2026-00001', 'Ann Weber'), row(-100, 'Fee'));
  const plans = await explained(async () => {
    await expireUnpaidOrders();
    await payments.listDuePaymentWork();
    await payments.listFailedPaymentWork();
    await payments.listDisputedOrders();
    await payments.listOrdersPaidSince(new Date(0));
    await payments.countUnpaidOrders();
    await payments.listUnpaidOrdersOf(1_000);
    await payments.listUnpaidOrdersNamed(['weber']);
    await findReversals((await listBankEntries({ direction: 'out', status: 'open' }, 1)).rows);
    await checkBooks(new Date(0));
    await remindUnpaidOrders();
    await finishBankWork();
    await listBankEntries({}, 1);
    await listBankEntries({ status: 'open' }, 1);
    await listBankEntries({ status: 'proposed', sort: '-amount', direction: 'in' }, 1);
    await listBankEntries({ q: 'weber INV-2026-00001', from: '2026-01-01' }, 1);
    await countBankEntries();
    for await (const entry of eachBankEntry({ sort: 'amount' })) expect(entry.id).toBeTruthy();
    await listOpenBankRefunds();
  });
  await stripe.close();
  expect(plans).toHaveLength(58);
  expect(plans.filter(({ plan }) => !/IXSCAN|COUNT_SCAN|IDHACK/.test(plan))).toEqual([]);
});
