import { ButtonLink } from '@/components/ui/button';
import type { CheckoutCart, CheckoutChoices } from '@/lib/orders/rules/checkout';
import { ownQuoteHref } from '@/lib/quotes/rules/paths';
import { LineEditor } from './line-editor';

/** Lists the lines that can't be bought as they are, with the means to change them. */
export function BlockedCart({ cart, choices }: { cart: CheckoutCart; choices: CheckoutChoices }) {
  const { lines, fromCart, hasChoice, quote } = cart;
  const back = quote
    ? { href: ownQuoteHref(quote.number), name: 'Back to the quote' }
    : fromCart
      ? { href: '/cart', name: 'Change your cart' }
      : { href: '/shop', name: 'Back to the shop' };
  return (
    <div
      role="status"
      className="mb-6 flex flex-col items-start gap-3 rounded-card bg-warn-ground p-4 text-warn"
    >
      <p className="font-semibold">This can’t be ordered as it is.</p>
      {lines.map(({ sku, name, problem }) => problem && <p key={sku}>{`${name}: ${problem}`}</p>)}
      {!fromCart &&
        !quote &&
        lines.map((line) => (
          <LineEditor key={line.sku} line={line} hasChoice={hasChoice} choices={choices} />
        ))}
      <ButtonLink href={back.href} variant="secondary" size="sm">
        {back.name}
      </ButtonLink>
    </div>
  );
}
