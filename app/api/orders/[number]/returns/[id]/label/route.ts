import { orCompanyKey, signedIn } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { returnLabelPdf } from '@/lib/orders/pdf/return-label';
import { findLabelledReturn } from '@/lib/orders/queries/returns';
import { returnParams } from '@/lib/orders/schema/returns';
import { findShop } from '@/lib/settings/queries';

export const GET = defineRoute(
  {
    access: orCompanyKey(signedIn, 'company-returns:write'),
    produces: 'application/pdf',
    summary: 'The label of an approved return as PDF, for its customer and staff',
    params: returnParams,
  },
  async ({ caller, params }) => {
    const found = await findLabelledReturn(caller, params.number, params.id);
    if (!found.ok) return found;
    const { order, orderReturn } = found.value;
    const pdf = await returnLabelPdf(order, orderReturn, await findShop());
    return pdfResponse(`return-label-${orderReturn.number}.pdf`, pdf);
  },
);
