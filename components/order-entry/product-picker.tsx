'use client';
import { useEffect, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import type { ProductChoice } from '@/lib/orders/schema/edit';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

const typingPause = 200;

/** Finds products by words or part number while typing; Enter adds the first, each has a button. */
export function ProductPicker({
  customer = '',
  company = '',
  onAdd,
}: {
  /** The ids of who buys: their own part numbers are found, too. */
  customer?: string;
  company?: string;
  onAdd: (choice: ProductChoice) => void;
}) {
  const [query, setQuery] = useState('');
  const [found, setFound] = useState<{ q: string; choices: ProductChoice[] }>();
  const [message, setMessage] = useState('');
  const q = query.trim();

  useEffect(() => {
    if (q.length < 2) return;
    let isStale = false;
    const timer = setTimeout(() => {
      const search = new URLSearchParams({ q, ...(customer && { customer }), ...(company && { company }) });
      api.get(`/order-products?${search}`).then(
        (choices) => {
          if (isStale) return;
          setFound({ q, choices });
          setMessage(choices.length === 1 ? '1 variant found' : `${choices.length} variants found`);
        },
        (error: unknown) => !isStale && setMessage(messageOf(error)),
      );
    }, typingPause);
    return () => {
      isStale = true;
      clearTimeout(timer);
    };
  }, [q, customer, company]);

  const choices = q.length >= 2 ? (found?.choices ?? []) : [];
  function add(choice: ProductChoice) {
    onAdd(choice);
    setMessage(`${choice.name} added`);
  }

  return (
    <div>
      <ScriptForm
        onSubmit={() => {
          if (found?.q !== q || !found.choices[0]) return;
          add(found.choices[0]);
          setQuery('');
        }}
      >
        <Field
          label="Find a product"
          help="Words or a part number. Enter adds the first product of the list."
        >
          {(ids) => (
            <TextInput
              {...ids}
              type="search"
              maxLength={120}
              autoComplete="off"
              value={query}
              onChange={(event) => setQuery(event.target.value)}
            />
          )}
        </Field>
      </ScriptForm>
      <p role="status" className="mt-2 text-sm text-muted">
        {message}
      </p>
      {choices.length > 0 && (
        <ul
          aria-label="Found products"
          tabIndex={0}
          className="mt-2 max-h-80 divide-y divide-line overflow-y-auto rounded-card border border-line"
        >
          {choices.map((choice) => (
            <li key={choice.sku} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 p-3">
              <div className="min-w-0">
                <p className="font-medium">
                  {choice.name}
                  {choice.variant && `, ${choice.variant}`}
                </p>
                <p className="text-sm text-muted">
                  {choice.sku} · {formatMoney(choice.price, choice.currency)} ·{' '}
                  {formatNumber(choice.availableQuantity)} in stock
                </p>
              </div>
              <Button
                variant="secondary"
                size="sm"
                aria-label={`Add ${choice.name}${choice.variant && `, ${choice.variant}`}, ${choice.sku}`}
                onClick={() => add(choice)}
              >
                Add
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
