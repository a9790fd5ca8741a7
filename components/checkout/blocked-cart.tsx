import { ButtonLink } from '@/components/ui/button';
import type { CheckoutCart } from '@/lib/orders/rules/checkout';

/** Says which lines can't be bought as they stand, and where to mend them. */
export function BlockedCart({ cart: { lines, fromCart } }: { cart: CheckoutCart }) {
  return (
    <div
      role="status"
      className="mb-6 flex flex-col items-start gap-3 rounded-card bg-warn-ground p-4 text-warn"
    >
      <p className="font-semibold">This can’t be ordered as it stands.</p>
      {lines.map(({ sku, name, problem }) => problem && <p key={sku}>{`${name}: ${problem}`}</p>)}
      <ButtonLink href={fromCart ? '/cart' : '/shop'} variant="secondary" size="sm">
        {fromCart ? 'Change your cart' : 'Back to the shop'}
      </ButtonLink>
    </div>
  );
}
