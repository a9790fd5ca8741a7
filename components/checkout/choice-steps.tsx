'use client';
import Link from 'next/link';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { ScriptForm } from '@/components/ui/script-form';
import {
  deliveryTime,
  deliveryHeading,
  fulfilmentOptions,
  purchaseHref,
  type CheckoutChoices,
} from '@/lib/orders/rules/checkout';
import { shippingFor } from '@/lib/orders/rules/totals';
import { formatMoney, type MinorUnits } from '@/lib/shared/money';
import type { DeliveryMethod } from '@/lib/settings/schema/shop';
import { ChoiceCard } from './choice-card';

/** Chooses a delivery method at its price for this cart, or explains collection. */
export function DeliveryStep({
  methods,
  arrivals,
  chosen,
  subtotal,
  freeDelivery,
  currency,
  choices,
}: {
  methods: DeliveryMethod[];
  /** For each method that sends goods, when those arrive that leave now. */
  arrivals: Map<string, string>;
  chosen: string | undefined;
  subtotal: MinorUnits;
  /** Whether a discount waives the price. */
  freeDelivery: boolean;
  currency: string;
  choices: CheckoutChoices;
}) {
  const router = useRouter();
  const { collect, sent } = fulfilmentOptions(methods);
  const collected = !sent.length || (collect !== undefined && chosen === collect.id);
  const offered = collected && collect ? [collect] : sent;
  const [selected, setSelected] = useState(chosen ?? offered[0]?.id);
  // The server computes the totals in the summary, so they follow each choice.
  const choose = (id: string) => {
    setSelected(id);
    router.replace(purchaseHref({ ...choices, delivery: id, step: 'delivery' }), { scroll: false });
  };
  const other = purchaseHref({ ...choices, step: 'address', delivery: collected ? undefined : collect?.id });
  return (
    <ScriptForm
      onSubmit={() => router.push(purchaseHref({ ...choices, delivery: selected, step: 'payment' }))}
    >
      <fieldset className="flex flex-col gap-3">
        <legend className="sr-only">{deliveryHeading(collected)}</legend>
        {offered.map((method) => {
          const price = freeDelivery ? 0 : shippingFor(method, subtotal);
          return (
            <ChoiceCard
              key={method.id}
              name="delivery"
              value={method.id}
              checked={selected === method.id}
              onChoose={() => choose(method.id)}
              title={method.name}
              price={price === 0 ? 'Free' : formatMoney(price, currency)}
            >
              {method.description}, <span className="whitespace-nowrap">{deliveryTime(method)}</span>
              {method.freeFrom !== null &&
                price > 0 &&
                `. Free from ${formatMoney(method.freeFrom, currency)}`}
              {arrivals.has(method.id) && (
                <span className="block">
                  In stock and ordered today, it arrives {arrivals.get(method.id)}
                </span>
              )}
            </ChoiceCard>
          );
        })}
      </fieldset>
      <div className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button type="submit">Continue to payment</Button>
        {collect && sent.length > 0 && (
          <Link href={other} className="py-2 underline underline-offset-4">
            {collected ? 'Have it delivered instead' : `${collect.name} instead`}
          </Link>
        )}
      </div>
    </ScriptForm>
  );
}
