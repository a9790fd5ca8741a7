'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { Button, ButtonLink } from '@/components/ui/button';
import { backorderedPart, backorderText, orderableUnits } from '@/lib/catalog/rules/backorders';
import { perUnit } from '@/lib/catalog/rules/units';
import { stockProblem } from '@/lib/inventory/rules';
import { nextBreak, unitPrice } from '@/lib/pricing/rules';
import { quantityProblem, readQuantity, startQuantity } from '@/lib/catalog/rules/quantity';
import type { OfferedProduct, OfferedVariant } from '@/lib/catalog/schema/product';
import { formatMoney } from '@/lib/shared/money';
import { AddToList } from '@/components/shopping-lists/add-to-list';
import { Alternatives } from './alternatives';
import { AvailabilityLine } from './availability-line';
import { DeliveryDatesButton } from './delivery-dates-button';
import { PriceBreaks } from './price-breaks';
import { PriceUnit } from './price-unit';
import { QuantityControl } from './quantity-control';
import { newAlertHref } from '@/lib/stock-alerts/rules';
import { newOwnQuoteHref } from '@/lib/quotes/rules/paths';
import { formatNumber } from '@/lib/shared/formats';

/** The price, the quantity and the button that adds them to the cart. A sold-out variant has no such button. */
export function AddToCart({
  product,
  variant,
  notOffered,
  madeAt,
}: {
  product: OfferedProduct;
  variant: OfferedVariant;
  /** Why this buyer can't buy it; there is neither a quantity nor a button then. */
  notOffered: string | null;
  madeAt: string;
}) {
  const router = useRouter();
  const [typed, setTyped] = useState(String(startQuantity(product)));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const quantity = readQuantity(typed);
  const limit = quantityProblem(product, quantity);
  const { backorder } = variant;
  const shortage = stockProblem(product, variant, quantity ?? 0);
  const onBackorder = backorderedPart(variant, quantity ?? 0);
  const problem = limit?.message ?? shortage;
  const soldOut = orderableUnits(variant) === 0;
  const each = unitPrice(product, variant, quantity ?? 0);
  const isContractPrice = each < unitPrice(product, { price: variant.price }, quantity ?? 0);
  const better = problem ? null : nextBreak(product, variant, quantity ?? 0);

  async function add() {
    setPending(true);
    setFailure(null);
    try {
      await api.post('/cart/lines', { sku: variant.sku, quantity });
      toast.success(`${product.name} added to your cart`, {
        action: { label: 'View cart', onClick: () => router.push('/cart') },
      });
      announceMeChanged();
    } catch (error) {
      const message = messageOf(error);
      setFailure(message);
      toast.error(message);
    } finally {
      setPending(false);
    }
  }

  return (
    <ScriptForm
      className="flex flex-col gap-4"
      onSubmit={() => {
        if (!problem && !pending && !notOffered) void add();
      }}
    >
      <p>
        <span className="figures font-display text-4xl font-semibold">
          {formatMoney(each, product.currency)}
        </span>{' '}
        <PriceUnit product={product} price={each} />
        {isContractPrice && (
          <span className="block text-sm">
            <span className="font-medium text-good">Your price</span>{' '}
            <span className="text-muted">
              List price <s>{formatMoney(variant.price, product.currency)}</s>
            </span>
          </span>
        )}
        {!problem && quantity !== null && quantity > 1 && (
          <span className="figures block text-muted">
            {quantity} for {formatMoney(each * quantity, product.currency)}
          </span>
        )}
      </p>
      <AvailabilityLine
        product={product}
        available={variant.availableQuantity}
        backorder={backorder}
        now={new Date(madeAt)}
      />
      <PriceBreaks product={product} variant={variant} />
      {notOffered ? (
        <p className="font-semibold">{notOffered}</p>
      ) : soldOut ? (
        <p>{product.successor ? 'It is discontinued and sold out.' : 'It is sold out at present.'}</p>
      ) : (
        <QuantityControl
          limits={product}
          typed={typed}
          onChange={setTyped}
          problem={limit?.code === 'zero' ? failure : (problem ?? failure)}
        />
      )}
      {onBackorder && !problem && !notOffered && (
        <p className="font-medium">{backorderText(quantity ?? 0, onBackorder)}</p>
      )}
      {(soldOut || shortage || onBackorder) && !notOffered && (
        <Alternatives sku={variant.sku} quantity={quantity || startQuantity(product)} />
      )}
      {!notOffered && !(soldOut && product.successor) && (
        <DeliveryDatesButton sku={variant.sku} start={startQuantity(product)} />
      )}
      {better && !notOffered && (
        <p className="text-sm text-good">
          Add {formatNumber(better.more)} more, pay less: {formatMoney(better.price, product.currency)}{' '}
          {perUnit(product)}
        </p>
      )}
      {!notOffered && (
        <div className="flex flex-wrap gap-3">
          {!soldOut && (
            <Button type="submit" size="lg" pending={pending} disabled={problem !== null}>
              Add to Cart
            </Button>
          )}
          {!problem && !soldOut && (
            <AddToList size="lg" lines={[{ sku: variant.sku, quantity: quantity ?? 1 }]} />
          )}
          {soldOut && !product.successor && product.state === 'published' && (
            <ButtonLink size="lg" variant="secondary" href={newAlertHref(variant.sku)}>
              Tell me when it is in stock
            </ButtonLink>
          )}
          {(soldOut || shortage || limit?.code === 'above-maximum') && (
            <ButtonLink size="lg" variant="secondary" href={newOwnQuoteHref(variant.sku, quantity ?? 1)}>
              Request a quote
            </ButtonLink>
          )}
        </div>
      )}
    </ScriptForm>
  );
}
