import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { findIdentity } from '@/lib/auth/identity';
import { listKnownDevices } from '@/lib/auth/known-devices';
import { listSessions } from '@/lib/auth/sessions';
import { findCart } from '@/lib/cart/queries';
import { listOwnMessages } from '@/lib/contact/queries';
import { listOwnUses } from '@/lib/discounts/queries';
import { listOwnInvoices } from '@/lib/invoices/queries/invoices';
import { findSubscription } from '@/lib/newsletter/queries/subscribers';
import { listAddresses } from '@/lib/orders/queries/orders';
import { findOwnOrder, listOwnOrders } from '@/lib/orders/queries/orders';
import { listOwnReviews } from '@/lib/reviews/queries';
import { listOwnViews } from '@/lib/saved-views/queries';
import { findAccount, findProfile } from '@/lib/users/queries';

async function allOrders(userId: string) {
  const orders = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await listOwnOrders(userId, {}, page);
    pages = found.pages;
    for (const { number } of found.rows) orders.push(await findOwnOrder(userId, number));
  }
  return orders;
}

export const GET = defineRoute(
  {
    access: signedIn,
    summary: 'Everything that the shop keeps about you, as a JSON file',
    limit: { name: 'export', count: 20, seconds: 3600 },
  },
  async ({ caller }) => {
    const { userId } = caller;
    const [
      account,
      identity,
      profile,
      sessions,
      devices,
      addresses,
      cart,
      orders,
      invoices,
      discounts,
      reviews,
      messages,
      lists,
      newsletter,
    ] = await Promise.all([
      findAccount(userId),
      findIdentity(caller),
      findProfile(userId),
      listSessions(caller),
      listKnownDevices(userId),
      listAddresses(userId),
      findCart(caller),
      allOrders(userId),
      listOwnInvoices(userId),
      listOwnUses(userId),
      listOwnReviews(userId),
      listOwnMessages(userId),
      listOwnViews(userId),
      // An address that is not verified may be somebody else's.
      caller.emailVerified ? findSubscription(caller.email) : null,
    ]);
    const { sessionVersion: _, ...person } = account ?? { sessionVersion: 0 };
    const file = {
      account: person,
      identity,
      profile,
      sessions,
      devices,
      addresses,
      cart,
      orders,
      invoices,
      discounts,
      reviews,
      messages,
      lists,
      newsletter,
    };
    return new Response(JSON.stringify(file, null, 2), {
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'content-disposition': 'attachment; filename="my-data.json"',
        'cache-control': 'private, no-store',
      },
    });
  },
);
