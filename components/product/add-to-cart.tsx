'use client';
import { useState } from 'react';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { announceMeChanged } from '@/lib/api/client/me';
import { Button, ButtonLink } from '@/components/ui/button';
import { perUnit } from '@/lib/catalog/rules/units';
import { nextBreak, unitPrice } from '@/lib/pricing/rules';
import { quantityProblem, readQuantity, startQuantity } from '@/lib/catalog/rules/quantity';
import type { Product, Variant } from '@/lib/catalog/types';
import { formatMoney } from '@/lib/shared/money';
import { AvailabilityLine } from './availability-line';
import { PriceBreaks } from './price-breaks';
import { PriceUnit } from './price-unit';
import { QuantityControl } from './quantity-control';

/** Price, quantity and the button that puts them into the cart. */
export function AddToCart({
  product,
  variant,
  madeAt,
}: {
  product: Product;
  variant: Variant;
  madeAt: string;
}) {
  const [typed, setTyped] = useState(String(startQuantity(product)));
  const [pending, setPending] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const quantity = readQuantity(typed);
  const problem = quantityProblem(product, quantity);
  const each = unitPrice(product, variant, quantity ?? 0);
  const better = problem ? null : nextBreak(product, variant, quantity ?? 0);

  async function add() {
    setPending(true);
    setFailure(null);
    try {
      await api.post('/cart/lines', { sku: variant.sku, quantity });
      toast.success('added');
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
      <QuantityControl
        limits={product}
        typed={typed}
        onChange={setTyped}
        problem={problem && problem.code !== 'zero' ? problem.message : failure}
      />
      {better && (
        <p className="text-sm text-good">
          Add {better.more.toLocaleString('en-US')} more, pay less:{' '}
          {formatMoney(better.price, product.currency)} {perUnit(product)}
        </p>
      )}
      <div className="flex flex-wrap gap-3">
        <Button type="submit" size="lg" pending={pending} disabled={problem !== null}>
          Add to Cart
        </Button>
        {problem?.code === 'above-maximum' && (
          <ButtonLink
            size="lg"
            variant="secondary"
            href={`/contact?topic=product-request&item=${product.slug}&quantity=${quantity ?? ''}`}
          >
            Request a quote
          </ButtonLink>
        )}
      </div>
    </ScriptForm>
  );
}
