import { signedIn } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { noSuchBlanketOrder } from '@/lib/blanket-orders/commands/change';
import { blanketOrderPdf } from '@/lib/blanket-orders/pdf';
import { findBlanketOrder, findOwnBlanketOrder } from '@/lib/blanket-orders/queries/blanket-orders';
import { blanketOrderParams } from '@/lib/blanket-orders/schema';
import { findShop } from '@/lib/settings/queries';
import { may } from '@/lib/users/rules/rights';

export const GET = defineRoute(
  {
    access: signedIn,
    produces: 'application/pdf',
    summary: 'A blanket order as PDF, for members of its company and staff',
    params: blanketOrderParams,
  },
  async ({ caller: { userId, role }, params: { number } }) => {
    const own = await findOwnBlanketOrder(userId, number);
    const order = own?.order ?? (may(role, 'quotes.view') ? await findBlanketOrder(number) : null);
    return order
      ? pdfResponse(`${number}.pdf`, await blanketOrderPdf(order, await findShop()))
      : noSuchBlanketOrder();
  },
);
