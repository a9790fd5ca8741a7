'use client';
import { Picture } from '@/components/ui/picture';
import { Link } from '@/components/ui/link';
import { Alternatives } from '@/components/product/alternatives';
import { PriceUnit } from '@/components/product/price-unit';
import { Badge } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { backorderText } from '@/lib/catalog/rules/backorders';
import type { CartLine as Line } from '@/lib/cart/schema';
import type { AppliedDiscount } from '@/lib/discounts/schema';
import { formatMoney } from '@/lib/shared/money';
import { keepTogether } from '@/lib/shared/typography';
import { LineComment } from './line-comment';
import { LineDiscount } from './line-discount';
import { LineQuantity } from './line-quantity';

/** One line of the cart: the product, its current price, what has changed, and the actions. */
export function CartLine({
  line,
  currency,
  discount,
  busy,
  saved = false,
  first = false,
  onQuantity,
  onSave,
  onExchange,
  onRemove,
  onComment,
}: {
  line: Line;
  currency: string;
  /** The discount on the goods of the cart. */
  discount: AppliedDiscount | null;
  busy: boolean;
  saved?: boolean;
  /** Whether it is seen when the page opens, so that its picture is fetched at once. */
  first?: boolean;
  onQuantity: (quantity: number) => Promise<boolean>;
  onSave: () => void;
  onExchange: (to: { sku: string; name: string; quantity: number }) => void;
  onRemove: () => void;
  /** Saves the comment on the line; absent where none can be written. */
  onComment?: (comment: string) => Promise<boolean>;
}) {
  const kind = [line.color, line.size].filter(Boolean).join(', ');
  const sold = line.state !== 'unavailable';
  return (
    <li
      aria-busy={busy}
      className="grid grid-cols-[5rem_1fr] gap-4 py-5 aria-busy:[&_img]:opacity-60 sm:grid-cols-[7rem_1fr_auto]"
    >
      <Picture
        src={line.img}
        alt=""
        width={128}
        height={128}
        loading={first ? 'eager' : 'lazy'}
        className="aspect-square w-full rounded-card bg-picture object-contain"
      />
      <div className="flex min-w-0 flex-col items-start gap-1.5">
        <h2 className="text-lg">
          {sold ? (
            <Link href={line.href} className="underline-offset-4 hover:underline">
              {keepTogether(line.name)}
            </Link>
          ) : (
            line.name
          )}
        </h2>
        <p className="text-sm text-muted">{[kind, line.sku].filter(Boolean).join(' · ')}</p>
        {line.ownNumber && <p className="text-sm wrap-anywhere text-muted">Your part no. {line.ownNumber}</p>}
        {line.problem && <Badge tone={line.state === 'short' ? 'warn' : 'bad'}>{line.problem}</Badge>}
        {line.backorder && (
          <p className="text-sm font-medium">{backorderText(line.quantity, line.backorder)}</p>
        )}
        {line.change && <p className="text-sm text-warn">{line.change}</p>}
        <LineDiscount amount={line.discount} discount={discount} currency={currency} />
        {!saved && (line.state === 'short' || line.state === 'sold-out') && (
          <Alternatives
            sku={line.sku}
            quantity={line.quantity}
            onTake={({ sku, name }, quantity) => onExchange({ sku, name, quantity })}
          />
        )}
        {sold && !saved && (
          <LineQuantity
            key={line.quantity}
            name={line.name}
            limits={line.limits}
            quantity={line.quantity}
            onChange={onQuantity}
          />
        )}
        <div className="-ml-3 flex w-full flex-wrap">
          {onComment && !saved && <LineComment name={line.name} comment={line.comment} onSave={onComment} />}
          {sold && (
            <Button variant="quiet" size="sm" disabled={busy} onClick={onSave}>
              {saved ? 'Move to cart' : 'Save for later'}
              <span className="sr-only"> {line.name}</span>
            </Button>
          )}
          <Button variant="quiet" size="sm" disabled={busy} onClick={onRemove}>
            Remove<span className="sr-only"> {line.name}</span>
          </Button>
        </div>
      </div>
      {sold && (
        <div className="figures col-start-2 text-left sm:col-start-3 sm:text-right">
          <p className="text-lg font-semibold">{formatMoney(line.total, currency)}</p>
          {line.isContractPrice && <p className="text-sm font-medium text-good">Your price</p>}
          <p className="text-sm text-muted">
            {line.unitPrice < line.listPrice && (
              <s className="mr-1">{formatMoney(line.listPrice, currency)}</s>
            )}
            {(line.quantity > 1 || line.unitPrice < line.listPrice) && formatMoney(line.unitPrice, currency)}{' '}
            <PriceUnit
              product={{ ...line, currency, price: line.unitPrice }}
              quiet={line.quantity === 1 && line.unitPrice === line.listPrice}
            />
          </p>
        </div>
      )}
    </li>
  );
}
