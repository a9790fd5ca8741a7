import { ButtonLink } from '@/components/ui/button';
import type { CheckoutCart, CheckoutChoices } from '@/lib/orders/rules/checkout';
import { LineEditor } from './line-editor';

/** Lists the lines that can't be bought as they are, with the means to change them. */
export function BlockedCart({ cart, choices }: { cart: CheckoutCart; choices: CheckoutChoices }) {
  const { lines, fromCart, hasChoice } = cart;
  return (
    <div
      role="status"
      className="mb-6 flex flex-col items-start gap-3 rounded-card bg-warn-ground p-4 text-warn"
    >
      <p className="font-semibold">This can’t be ordered as it is.</p>
      {lines.map(({ sku, name, problem }) => problem && <p key={sku}>{`${name}: ${problem}`}</p>)}
      {!fromCart &&
        lines.map((line) => (
          <LineEditor key={line.sku} line={line} hasChoice={hasChoice} choices={choices} />
        ))}
      <ButtonLink href={fromCart ? '/cart' : '/shop'} variant="secondary" size="sm">
        {fromCart ? 'Change your cart' : 'Back to the shop'}
      </ButtonLink>
    </div>
  );
}
