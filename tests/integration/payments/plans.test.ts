import { expireUnpaidOrders } from '@/lib/orders/commands/expire-unpaid';
import * as payments from '@/lib/orders/queries/payments';
import { explained } from '../explained';
import { createProduct } from '../orders/fixtures';
import { startStripe } from '../../support/stripe';
import { placeCardOrder } from './fixtures';

test('every query for payments uses an index', async () => {
  const stripe = await startStripe();
  const sku = await createProduct(50);
  for (let count = 0; count < 5; count++) await placeCardOrder([[sku, 1]]);
  const plans = await explained(async () => {
    await expireUnpaidOrders();
    await payments.listDuePaymentWork();
    await payments.listFailedPaymentWork();
    await payments.listDisputedOrders();
    await payments.listOrdersPaidSince(new Date(0));
    await payments.countUnpaidOrders();
  });
  await stripe.close();
  expect(plans).toHaveLength(6);
  expect(plans.filter(({ plan }) => !plan.includes('IXSCAN'))).toEqual([]);
});
