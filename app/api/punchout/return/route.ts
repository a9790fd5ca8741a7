import { anonymous } from '@/lib/api/access';
import { goTo, isFromElsewhere } from '@/lib/api/other-sites';
import { defineRoute } from '@/lib/api/route';
import { readPunchoutCartId } from '@/lib/cart/queries/punchout';
import { returnCart } from '@/lib/punchout/commands/return-cart';
import { sessionOverPath } from '@/lib/punchout/rules/paths';
import { formResponse } from '@/lib/punchout/rules/return-page';
import { findShop } from '@/lib/settings/queries';
import { fail } from '@/lib/shared/result';

export const POST = defineRoute(
  {
    access: anonymous,
    ownIdempotency: true,
    summary:
      'End the punch-out session of this browser by a form; leads back to the purchasing system with the cart, or without changes where `cancel` is 1',
    bytes: 1_000,
    produces: 'text/html',
    limit: { name: 'punchout-return', count: 120, seconds: 60 },
  },
  async ({ bytes, request }) => {
    if (isFromElsewhere(request))
      return fail('forbidden', 'other-site', 'This form is not one of this shop.');
    const cartId = await readPunchoutCartId();
    if (!cartId) return goTo(sessionOverPath);
    const cancels = new URLSearchParams(bytes.toString()).get('cancel') === '1';
    const form = await returnCart(cartId, { cancels });
    if (!form.ok) return goTo(form.failure.code === 'cart-not-ready' ? '/cart' : sessionOverPath);
    return formResponse(form.value, (await findShop()).name);
  },
);
