import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { setTerms } from '@/lib/credit/commands/terms';
import { creditAccountParams, creditAccountResponse, termsInput } from '@/lib/credit/schema';
import { settleAccount } from '@/lib/orders/commands/order-credit';

export const PUT = defineRoute(
  {
    access: staff('credit.edit'),
    summary: 'Grant, change or withdraw the terms on which a customer buys on invoice',
    params: creditAccountParams,
    body: termsInput,
    response: creditAccountResponse,
  },
  async ({ caller, params: { id }, body }) => {
    const result = await setTerms(caller, id, body);
    // What is open from before the terms counts, too.
    if (result.ok && body.version === null) await settleAccount(id);
    return result;
  },
);
