import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { enterCode, removeCode } from '@/lib/cart/commands';
import { findCart } from '@/lib/cart/queries';
import { cartResponse } from '@/lib/cart/schema';
import { codeInput } from '@/lib/discounts/schema';
import { ok } from '@/lib/shared/result';

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'Enter a discount code; it replaces the one entered before',
    body: codeInput,
    response: cartResponse,
    // Codes can't be found by trying.
    limit: { name: 'discount-code', count: 30, seconds: 600 },
  },
  ({ caller, body }) => enterCode(caller, body.code),
);

export const DELETE = defineRoute(
  { access: signedIn, summary: 'Remove the discount code from your cart', response: cartResponse },
  async ({ caller }) => {
    await removeCode(caller.userId);
    return ok(await findCart(caller));
  },
);
