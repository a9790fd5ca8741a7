'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { purchaseHref } from '@/lib/orders/rules/checkout';
import { choiceText, firstChoice, groupOf, sumOf } from '@/lib/quotes/rules/choice';
import type { QuoteVersion } from '@/lib/quotes/schema/quote';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

/** Chooses lines of the offered version and leads to the checkout, or declines. */
export function AcceptQuote({
  number,
  version: { lines, currency },
  locale,
}: {
  number: string;
  version: Pick<QuoteVersion, 'lines' | 'currency'>;
  locale: string;
}) {
  const router = useRouter();
  const { run } = useOrderCall();
  const [chosen, setChosen] = useState(() => new Set(firstChoice(lines)));
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const picked = lines.filter(({ sku }) => chosen.has(sku));

  function toggle(sku: string, isChosen: boolean) {
    const group = groupOf(lines.find((line) => line.sku === sku)!);
    // Of a line and its alternatives one is chosen at most.
    const others = lines.filter((line) => groupOf(line) !== group).map((line) => line.sku);
    const kept = others.filter((other) => chosen.has(other));
    setChosen(new Set(isChosen ? [...kept, sku] : kept));
  }

  return (
    <section
      aria-labelledby="accept"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="accept" className="text-2xl">
        Accept this quote
      </h2>
      <ScriptForm
        onSubmit={() => router.push(purchaseHref({ quote: number, lines: choiceText(lines, chosen) }))}
        className="flex flex-col gap-4"
      >
        <fieldset className="flex flex-col gap-3">
          <legend className="mb-2 text-muted">Choose what you want, in the quantities offered.</legend>
          {lines.map(({ sku, name, quantity, unitPrice, alternativeTo }) => (
            <label key={sku} className="flex items-start gap-3">
              <input
                type="checkbox"
                checked={chosen.has(sku)}
                onChange={(event) => toggle(sku, event.target.checked)}
                className="mt-0.5 size-5 shrink-0 accent-link"
              />
              <span className="min-w-0 wrap-anywhere">
                {alternativeTo && <span className="text-muted">Instead of {alternativeTo}: </span>}
                {formatNumber(quantity, 3, locale)} × {name} ({sku}),{' '}
                <span className="figures">{money(quantity * unitPrice)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p aria-live="polite" className="figures text-lg font-semibold">
          {money(sumOf(picked))}{' '}
          <span className="text-sm font-normal text-muted">before delivery and tax</span>
        </p>
        <Button type="submit" disabled={picked.length === 0} className="self-start">
          Accept and check out
        </Button>
      </ScriptForm>
      <div>
        <DeclineQuote
          name="Decline"
          onDecline={(why) => run(() => api.post(`/my-quotes/${number}/decline`, { why }), 'Quote declined')}
        />
      </div>
    </section>
  );
}

function DeclineQuote({ name, onDecline }: { name: string; onDecline: (why: string) => Promise<boolean> }) {
  return (
    <ConfirmDialog
      trigger={<Button variant="danger">{name}</Button>}
      title={name}
      description="The shop gets your answer by mail and can send a new version."
      label="Why (optional)"
      action={name}
      variant="danger"
      onConfirm={onDecline}
    />
  );
}

/** Takes back what was asked for, before there is a price. */
export function WithdrawRequest({ number }: { number: string }) {
  const { run } = useOrderCall();
  return (
    <div>
      <DeclineQuote
        name="Withdraw the request"
        onDecline={(why) => run(() => api.post(`/my-quotes/${number}/decline`, { why }), 'Request withdrawn')}
      />
    </div>
  );
}
