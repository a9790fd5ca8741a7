import { invoices } from '@/lib/invoices/collection';
import { creditRefund } from '@/lib/invoices/commands/credit';
import { insertInvoice } from '@/lib/invoices/commands/insert-invoice';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import * as queries from '@/lib/invoices/queries/invoices';
import { verifyInvoiceChain } from '@/lib/invoices/queries/verify-chain';
import { defaultShop } from '@/lib/settings/rules/shop';
import { explained } from '../explained';
import { invoiceContent } from '../../support/invoice-content';

async function issue(cause: string): Promise<void> {
  await insertInvoice(
    {
      series: 'invoice',
      cause,
      orderId: '0123456789abcdef01234567',
      shipmentId: '1',
      customerId: 'somebody',
      status: 'open',
      at: new Date('2026-03-02T12:00:00Z'),
      contentFor: async (numbering) => ({ content: invoiceContent(numbering) }),
    },
    defaultShop,
  );
}

test('every query of invoices uses an index', async () => {
  for (let count = 0; count < 5; count++) await issue(`cause ${count}`);
  const plans = await explained(async () => {
    await issue('cause 5');
    await issuePendingInvoices();
    await creditRefund({
      orderId: '0123456789abcdef01234567',
      refundId: 'r1',
      amount: 500,
      reason: 'Refund',
    });
    await queries.listInvoices({}, 1);
    await queries.listInvoices({ status: 'overdue', q: 'ada plant' }, 1);
    await queries.listInvoices({ series: 'credit-note', status: 'open', from: '2026-01-01' }, 1);
    await queries.listInvoices({ sort: '-total' }, 1);
    await queries.eachInvoice({ sort: 'issued' }).next();
    await queries.countInvoices();
    await queries.listOrderInvoices('0123456789abcdef01234567');
    await queries.listOwnInvoices('somebody');
    await queries.findLastInvoice('0123456789abcdef01234567');
    await verifyInvoiceChain();
  });
  expect(plans.filter(({ ran, plan }) => ran !== 'invoiceFiles' && plan.includes('COLLSCAN'))).toEqual([]);
  expect(plans.length).toBeGreaterThan(15);
  expect(await invoices().countDocuments({ series: 'credit-note' })).toBe(1);
});

test('the list finds by number, order and buyer, and sorts by amount', async () => {
  const numbers = async (filters: Parameters<typeof queries.listInvoices>[0]) =>
    (await queries.listInvoices(filters, 1)).rows.map(({ number }) => number);
  expect(await numbers({ q: '00003' })).toEqual(['INV-2026-00003']);
  expect(await numbers({ q: 'plant 0123abcd', series: 'credit-note' })).toEqual(['CN-2026-00001']);
  expect((await numbers({ sort: 'total' }))[0]).toBe('CN-2026-00001');
  expect(await numbers({ to: '2026-03-01' })).toEqual([]);
  expect(await numbers({ status: 'overdue' })).toHaveLength(6);
});
