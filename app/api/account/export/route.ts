import { listOwnKeys } from '@/lib/api-keys/queries';
import { listOwnAssortments } from '@/lib/assortments/queries';
import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { listOwnApprovals } from '@/lib/approvals/queries/requests';
import { findIdentity } from '@/lib/auth/identity';
import { listKnownDevices } from '@/lib/auth/known-devices';
import { listSessions } from '@/lib/auth/sessions';
import { findCart } from '@/lib/cart/queries';
import { listOwnRequests } from '@/lib/companies/queries/members';
import { listMemberships } from '@/lib/companies/queries/memberships';
import { findCreditAccount } from '@/lib/credit/queries';
import { listOwnMessages } from '@/lib/contact/queries';
import { listOwnUses } from '@/lib/discounts/queries';
import { listOwnInvoices } from '@/lib/invoices/queries/invoices';
import { exportMachines } from '@/lib/machines/queries/machines';
import { findSubscription } from '@/lib/newsletter/queries/subscribers';
import { readPurchaseOrder } from '@/lib/orders/commands/attach-purchase-order';
import { readReturnPhoto } from '@/lib/orders/commands/return-photos';
import { listAddresses } from '@/lib/orders/queries/orders';
import { findOwnOrder, listOwnOrders } from '@/lib/orders/queries/orders';
import { listOwnReviewedPrices } from '@/lib/orders/queries/reviewed-prices';
import { exportOwnNumbers } from '@/lib/own-numbers/queries';
import { listOwnPriceLists } from '@/lib/price-lists/queries';
import { listOwnConnections } from '@/lib/punchout/queries/connections';
import { listOwnQuestions } from '@/lib/questions/queries';
import { listExportedQuotes } from '@/lib/quotes/queries/quotes';
import { listOwnReviews } from '@/lib/reviews/queries';
import { exportStockAlerts } from '@/lib/stock-alerts/queries';
import { exportShoppingLists } from '@/lib/shopping-lists/queries/lists';
import { findOwnTaxes } from '@/lib/taxes/queries/taxes';
import { listOwnViews } from '@/lib/saved-views/queries';
import { findAccount, findProfile } from '@/lib/users/queries';
import { listOwnDeliveries } from '@/lib/webhooks/queries';
import type { SignedIn } from '@/lib/users/types';

async function allOrders(userId: string) {
  const orders = [];
  for (let page = 1, pages = 1; page <= pages; page++) {
    const found = await listOwnOrders(userId, {}, page);
    pages = found.pages;
    for (const { number } of found.rows) orders.push(await findOwnOrder(userId, number));
  }
  return orders;
}

/** The photos of returned goods, as WebP in base64. */
async function photosOf(caller: SignedIn, orders: Awaited<ReturnType<typeof allOrders>>) {
  const photos = [];
  for (const order of orders)
    for (const { lines } of order?.returns ?? [])
      for (const id of lines.flatMap((line) => line.photos)) {
        const found = await readReturnPhoto(caller, order!.number, id);
        if (found.ok) photos.push({ order: order!.number, id, webp: found.value.toString('base64') });
      }
  return photos;
}

/** The purchase orders that came with orders, as PDF in base64. */
async function purchaseOrdersOf(caller: SignedIn, orders: Awaited<ReturnType<typeof allOrders>>) {
  const files = [];
  for (const order of orders) {
    const found = order?.purchaseOrderFile && (await readPurchaseOrder(caller, order.number));
    if (found?.ok) files.push({ order: order!.number, pdf: Buffer.from(found.value).toString('base64') });
  }
  return files;
}

export const GET = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    produces: 'application/json',
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
      reviewedPrices,
      quotes,
      invoices,
      credit,
      discounts,
      priceLists,
      assortments,
      ownNumbers,
      shoppingLists,
      stockAlerts,
      machines,
      reviews,
      questions,
      messages,
      lists,
      taxes,
      companies,
      companyRequests,
      apiKeys,
      purchasingSystems,
      approvalRequests,
      webhooks,
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
      listOwnReviewedPrices(userId),
      listExportedQuotes(userId),
      listOwnInvoices(userId),
      findCreditAccount(userId),
      listOwnUses(userId),
      listOwnPriceLists(userId),
      listOwnAssortments(userId),
      exportOwnNumbers(userId),
      exportShoppingLists(userId),
      exportStockAlerts(caller),
      exportMachines(userId),
      listOwnReviews(userId),
      listOwnQuestions(userId),
      listOwnMessages(userId),
      listOwnViews(userId),
      findOwnTaxes(userId),
      listMemberships(userId),
      listOwnRequests(userId, caller.emailVerified ? caller.email : ''),
      listOwnKeys(userId),
      listOwnConnections(userId),
      listOwnApprovals(userId),
      listOwnDeliveries(userId),
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
      reviewedPrices,
      quotes,
      returnPhotos: await photosOf(caller, orders),
      purchaseOrderFiles: await purchaseOrdersOf(caller, orders),
      invoices,
      credit,
      discounts,
      priceLists,
      assortments,
      ownNumbers,
      shoppingLists,
      stockAlerts,
      machines,
      reviews,
      questions,
      messages,
      lists,
      taxes,
      companies,
      companyRequests,
      apiKeys,
      purchasingSystems,
      approvalRequests,
      webhooks,
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
