import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { listOrderInvoices } from '@/lib/invoices/queries/invoices';
import { shipUnits } from '@/lib/orders/commands/shipments';
import { settleDuePayments } from '@/lib/payments/commands/settle-payments';
import { startStripe } from '../../support/stripe';
import { createProduct, newKey } from '../orders/fixtures';
import { admin, move, openPage, placeCardOrder } from './fixtures';

let stripe: Awaited<ReturnType<typeof startStripe>>;
beforeAll(async () => {
  stripe = await startStripe();
});
afterAll(() => stripe.close());

test('a card that is charged shipment by shipment pays each invoice when it is charged, not when all is', async () => {
  const sku = await createProduct(10, { price: 2_599 });
  const { customer, order } = await placeCardOrder([[sku, 3]]);
  stripe.pay(await openPage(customer, order.number));
  await stripe.settled();
  await move(order.number, 'confirmed');
  const statuses = async () => {
    await issuePendingInvoices();
    return (await listOrderInvoices(order.id)).map(({ status }) => status);
  };
  const ship = async (quantity: number) => {
    const input = { lines: [{ sku, quantity }], carrier: '', tracking: '' };
    expect((await shipUnits(admin, order.number, input, newKey())).ok).toBe(true);
  };
  await ship(1);
  expect(await statuses()).toEqual(['open']);
  await settleDuePayments();
  expect(await statuses()).toEqual(['paid']);
  await ship(2);
  expect((await statuses()).sort()).toEqual(['open', 'paid']);
  await settleDuePayments();
  expect(await statuses()).toEqual(['paid', 'paid']);
});
