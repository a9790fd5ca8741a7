'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { Button, ButtonLink } from '@/components/ui/button';
import { perUnit } from '@/lib/catalog/rules/units';
import { stockProblem } from '@/lib/inventory/rules';
import { nextBreak, unitPrice } from '@/lib/pricing/rules';
import { quantityProblem, readQuantity, startQuantity } from '@/lib/catalog/rules/quantity';
import type { Product, Variant } from '@/lib/catalog/schema/product';
import { formatMoney } from '@/lib/shared/money';
import { AvailabilityLine } from './availability-line';
import { PriceBreaks } from './price-breaks';
import { PriceUnit } from './price-unit';
import { QuantityControl } from './quantity-control';

/** The price, the quantity and the button that adds them to the cart. A sold-out variant has no such button. */
export function AddToCart({
  product,
  variant,
  madeAt,
}: {
  product: Product;
  variant: Variant;
  madeAt: string;
}) {
  const router = useRouter();
  const [typed, setTyped] = useState(String(startQuantity(product)));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const quantity = readQuantity(typed);
  const limit = quantityProblem(product, quantity);
  const shortage = stockProblem(product, variant.availableQuantity, quantity ?? 0);
  const problem = limit?.message ?? shortage;
  const soldOut = variant.availableQuantity === 0;
  const each = unitPrice(product, variant, quantity ?? 0);
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
        if (!problem && !pending) void add();
      }}
    >
      <p>
        <span className="figures font-display text-4xl font-semibold">
          {formatMoney(each, product.currency)}
        </span>{' '}
        <PriceUnit product={product} price={each} />
        {!problem && quantity !== null && quantity > 1 && (
          <span className="figures block text-muted">
            {quantity} for {formatMoney(each * quantity, product.currency)}
          </span>
        )}
      </p>
      <AvailabilityLine product={product} available={variant.availableQuantity} now={new Date(madeAt)} />
      <PriceBreaks product={product} variant={variant} />
      {soldOut ? (
        <p>{product.successor ? 'It is discontinued and sold out.' : 'It is sold out at present.'}</p>
      ) : (
        <QuantityControl
          limits={product}
          typed={typed}
          onChange={setTyped}
          problem={limit?.code === 'zero' ? failure : (problem ?? failure)}
        />
      )}
      {better && (
        <p className="text-sm text-good">
          Add {better.more.toLocaleString('en-US')} more, pay less:{' '}
          {formatMoney(better.price, product.currency)} {perUnit(product)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        {!soldOut && (
          <Button type="submit" size="lg" pending={pending} disabled={problem !== null}>
            Add to Cart
          </Button>
        )}
        {(soldOut || shortage || limit?.code === 'above-maximum') && (
          <ButtonLink
            size="lg"
            variant="secondary"
            href={`/contact?topic=product-request&product=${product.slug}&sku=${encodeURIComponent(variant.sku)}&quantity=${quantity ?? ''}`}
          >
            Request a quote
          </ButtonLink>
        )}
      </div>
    </ScriptForm>
  );
}
