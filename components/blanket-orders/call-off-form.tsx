'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { unitsText } from '@/lib/blanket-orders/rules/lines';
import type { BlanketOrder } from '@/lib/blanket-orders/schema';
import { purchaseHref } from '@/lib/orders/rules/checkout';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

/** A typed number of units; null where it is none. */
const unitsOf = (text: string): number | null =>
  /^\d{0,7}$/.test(text.trim()) ? Number(text.trim() || 0) : null;

/** Chooses the units to call off, and leads to the checkout. */
export function CallOffForm({
  order: { number, lines, currency },
  locale,
}: {
  order: Pick<BlanketOrder, 'number' | 'lines' | 'currency'>;
  locale: string;
}) {
  const router = useRouter();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [isAsked, setAsked] = useState(false);
  const chosen = lines.map((line) => ({ ...line, units: unitsOf(typed[line.sku] ?? '') }));
  const problemOf = ({ units, remaining }: (typeof chosen)[number]) =>
    units === null || units > remaining
      ? `Enter a number from 0 to ${formatNumber(remaining, 3, locale)}`
      : undefined;
  const isEmpty = chosen.every(({ units }) => !units);
  const sum = chosen.reduce((total, { units, unitPrice }) => total + (units ?? 0) * unitPrice, 0);

  function proceed() {
    setAsked(true);
    if (isEmpty || chosen.some(problemOf)) return;
    const quantities = Object.fromEntries(chosen.map(({ sku, units }) => [sku, units ?? 0]));
    router.push(purchaseHref({ blanketOrder: number, units: unitsText(lines, quantities) }));
  }

  return (
    <section
      aria-labelledby="call-off"
      className="flex flex-col gap-4 rounded-card border border-line bg-surface p-5"
    >
      <h2 id="call-off" className="text-2xl">
        Call off
      </h2>
      <ScriptForm onSubmit={proceed} className="flex flex-col gap-4">
        {chosen
          .filter(({ remaining }) => remaining > 0)
          .map((line) => (
            <Field
              key={line.sku}
              label={`${line.name}, ${line.sku} (of ${formatNumber(line.remaining, 3, locale)})`}
              error={problemOf(line) ?? (isAsked && isEmpty ? 'Enter how many you want' : undefined)}
            >
              {(ids) => (
                <TextInput
                  {...ids}
                  inputMode="numeric"
                  autoComplete="off"
                  placeholder="0"
                  value={typed[line.sku] ?? ''}
                  onChange={(event) => setTyped({ ...typed, [line.sku]: event.target.value })}
                  className="max-w-40 text-right"
                />
              )}
            </Field>
          ))}
        <p aria-live="polite" className="figures text-lg font-semibold">
          {formatMoney(sum, currency, locale)}{' '}
          <span className="text-sm font-normal text-muted">before delivery and tax</span>
        </p>
        <Button type="submit" className="self-start">
          Call off and check out
        </Button>
      </ScriptForm>
    </section>
  );
}
