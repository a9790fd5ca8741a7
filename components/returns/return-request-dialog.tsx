'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { lineNameOf, returnableLines, returnReasonNames } from '@/lib/orders/rules/return-lines';
import type { Order } from '@/lib/orders/schema/order';
import { returnReasons, type ReturnReason } from '@/lib/orders/schema/returns';
import { ReturnPhotos } from './return-photos';

type Entry = { quantity: string; reason: ReturnReason; note: string; photos: string[] };

const texts = {
  customer: {
    button: 'Return items',
    description: 'Enter how many units of each product come back. We answer with how to send them.',
    action: 'Send request',
    done: 'Return requested',
  },
  staff: {
    button: 'Add return',
    description:
      'Enter how many units of each product come back. The customer is told by email; then approve the return, receive and inspect it.',
    action: 'Add return',
    done: 'Return added',
  },
};

type Props = {
  order: Order;
  byStaff?: boolean;
  /** What holds for the returns of a customer, such as their period. */
  terms?: string;
  reasons?: readonly ReturnReason[];
};

/** Asks which units of an order come back, and why; each request is sent once. Nothing where none can be returned. */
export function ReturnRequestDialog({ order, byStaff = false, terms = '', reasons = returnReasons }: Props) {
  const { number } = order;
  const { button, description, action, done: told } = texts[byStaff ? 'staff' : 'customer'];
  const { run } = useOrderCall();
  const [id, setId] = useState(() => crypto.randomUUID());
  const [entries, setEntries] = useState<Record<string, Entry>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const left = returnableLines(order);
  if (left.length === 0 || order.state === 'cancelled') return null;
  const reason = reasons.includes('not-needed') ? 'not-needed' : reasons[0]!;
  const nothing: Entry = { quantity: '0', reason, note: '', photos: [] };
  const entryOf = (sku: string) => entries[sku] ?? nothing;
  const change = (sku: string, part: Partial<Entry>) => {
    setEntries({ ...entries, [sku]: { ...entryOf(sku), ...part } });
    setErrors({});
  };

  async function send(): Promise<boolean> {
    const wrong = left.filter(
      ({ sku, quantity }) => !/^\d+$/.test(entryOf(sku).quantity) || Number(entryOf(sku).quantity) > quantity,
    );
    const chosen = left.filter(({ sku }) => Number(entryOf(sku).quantity) > 0);
    setErrors(
      Object.fromEntries([
        ...(chosen.length ? [] : left.slice(0, 1)).map(({ sku }) => [sku, 'Enter at least one unit']),
        ...wrong.map(({ sku, quantity }) => [sku, `Enter a number from 0 to ${quantity}`]),
      ]),
    );
    if (wrong.length || !chosen.length) return false;
    const lines = chosen.map(({ sku }) => {
      const { quantity, ...rest } = entryOf(sku);
      return { sku, quantity: Number(quantity), ...rest };
    });
    const done = await run(() => api.post(`/orders/${number}/returns`, { id, lines }), told);
    if (done) {
      setId(crypto.randomUUID());
      setEntries({});
    }
    return done;
  }

  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">{button}</Button>}
      title={`Return items of order ${number}`}
      description={terms ? `${description} ${terms}` : description}
      action={action}
      onConfirm={send}
    >
      {left.map(({ sku, quantity }) => {
        const name = lineNameOf(order, sku);
        const entry = entryOf(sku);
        return (
          <fieldset key={sku} className="flex flex-col gap-3 border-t border-line pt-3">
            <legend className="sr-only">{name}</legend>
            <Field label={`${name}, ${sku} (of ${quantity})`} error={errors[sku]}>
              {(ids) => (
                <TextInput
                  {...ids}
                  inputMode="numeric"
                  className="max-w-28"
                  value={entry.quantity}
                  onChange={(event) => change(sku, { quantity: event.target.value })}
                />
              )}
            </Field>
            {Number(entry.quantity) > 0 && (
              <>
                <Field label="Reason">
                  {(ids) => (
                    <Select
                      {...ids}
                      value={entry.reason}
                      onChange={(event) => change(sku, { reason: event.target.value as ReturnReason })}
                    >
                      {reasons.map((reason) => (
                        <option key={reason} value={reason}>
                          {returnReasonNames[reason]}
                        </option>
                      ))}
                    </Select>
                  )}
                </Field>
                <Field label="Details (optional)">
                  {(ids) => (
                    <TextInput
                      {...ids}
                      maxLength={500}
                      value={entry.note}
                      onChange={(event) => change(sku, { note: event.target.value })}
                    />
                  )}
                </Field>
                <ReturnPhotos
                  number={number}
                  photos={entry.photos}
                  onChange={(photos) => change(sku, { photos })}
                />
              </>
            )}
          </fieldset>
        );
      })}
    </ConfirmDialog>
  );
}
