import { defineRoute } from '@/lib/api/route';
import { orCompanyKey, signedIn } from '@/lib/api/access';
import { issueInvoicesOf } from '@/lib/invoices/commands/issue-invoices';
import { invoiceFile } from '@/lib/invoices/commands/store-file';
import { findLastInvoice } from '@/lib/invoices/queries/invoices';
import { findOrder, findOwnOrder } from '@/lib/orders/queries/orders';
import { proFormaPdf } from '@/lib/orders/pdf';
import { orderParams } from '@/lib/orders/schema/inputs';
import type { Order } from '@/lib/orders/schema/order';
import { fail } from '@/lib/shared/result';
import { findShop } from '@/lib/settings/queries';
import { may } from '@/lib/users/rules/rights';

/** The last invoice of an order of which something was shipped; a pro forma invoice before. */
async function documentOf(order: Order): Promise<{ bytes: Uint8Array<ArrayBuffer>; name: string }> {
  // What a crash has delayed is issued now.
  if (order.shipments.length > 0) await issueInvoicesOf(order.id);
  const invoice = await findLastInvoice(order.id);
  return invoice
    ? { bytes: new Uint8Array(await invoiceFile(invoice, 'pdf')), name: `${invoice.content.number}.pdf` }
    : { bytes: await proFormaPdf(order, await findShop()), name: `pro-forma-${order.number}.pdf` };
}

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-invoices:read'),
    produces: 'application/pdf',
    summary: 'The invoice of your order (of any order for staff) as PDF, a pro forma invoice before it ships',
    params: orderParams,
  },
  async ({ caller, params: { number } }) => {
    const order = may(caller.role, 'orders.view')
      ? await findOrder(number)
      : await findOwnOrder(caller.userId, number);
    if (!order) return fail('not-found', 'unknown-order', 'There is no such order.');
    const { bytes, name } = await documentOf(order);
    return new Response(bytes, {
      headers: {
        'content-type': 'application/pdf',
        'content-disposition': `inline; filename="${name}"`,
        'cache-control': 'private, no-store',
      },
    });
  },
);
