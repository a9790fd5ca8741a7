import { actingOver, anyone } from '@/lib/api/access';
import { goTo, isFromElsewhere } from '@/lib/api/other-sites';
import { defineRoute } from '@/lib/api/route';
import { isActingOver } from '@/lib/auth/current-session';
import { addToCart } from '@/lib/cart/commands';
import { lineInput } from '@/lib/cart/schema';
import { inspectionFailure, keepVisitor, readVisitor } from '@/lib/cart/queries/visitor';
import { fail } from '@/lib/shared/result';

export const POST = defineRoute(
  {
    access: anyone,
    cookieAlone: true,
    summary: 'Add units to the cart by a form with sku and quantity; leads to the cart',
    bytes: 2_000,
    limit: { name: 'cart-lines', count: 600, seconds: 600 },
  },
  async ({ caller, bytes, request }) => {
    if (isFromElsewhere(request))
      return fail('forbidden', 'other-site', 'This form is not one of this shop.');
    if (!caller && (await isActingOver(request))) return actingOver();
    const fields = new URLSearchParams(bytes.toString());
    const input = lineInput.safeParse({ sku: fields.get('sku'), quantity: Number(fields.get('quantity')) });
    if (!input.success) return goTo('/cart');
    const owner = caller ?? (await readVisitor());
    const fixed = inspectionFailure(owner);
    if (fixed) return fixed;
    const added = await addToCart(owner, input.data);
    if (added.ok) await keepVisitor(owner);
    const { sku, quantity } = input.data;
    return goTo(added.ok ? '/cart' : `/cart?rejected=${encodeURIComponent(sku)}&quantity=${quantity}`);
  },
);
