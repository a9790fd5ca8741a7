'use client';
import { useState } from 'react';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { typedMoney, typedNumber } from '@/lib/purchasing/rules/form';
import type { PurchaseOrder } from '@/lib/purchasing/schema/orders';
import { decimalMoney } from '@/lib/shared/money';
import { DraftLine, type TypedLine } from './draft-line';

/** The editor of a draft: its lines, the wanted day and a note to the supplier. */
export function DraftEditor({ order }: { order: PurchaseOrder }) {
  const { currency, number, version } = order;
  const { pending, run } = useOrderCall();
  const [lines, setLines] = useState<TypedLine[]>(() =>
    order.lines.map(({ sku, product, packSize, quantity, cost }) => ({
      key: sku,
      sku,
      product,
      packSize,
      quantity: String(quantity),
      cost: decimalMoney(cost, currency),
    })),
  );
  const [note, setNote] = useState(order.note);
  const [expectedOn, setExpectedOn] = useState(order.expectedOn ?? '');
  const [errors, setErrors] = useState<Record<string, string>>({});

  const change = (index: number, part: Partial<TypedLine>) =>
    setLines(lines.map((line, at) => (at === index ? { ...line, ...part } : line)));
  const add = () =>
    setLines([
      ...lines,
      { key: crypto.randomUUID(), sku: '', product: null, packSize: 1, quantity: '', cost: '' },
    ]);

  async function save() {
    setErrors({});
    const body = {
      version,
      note,
      expectedOn: expectedOn || null,
      lines: lines.map(({ sku, quantity, cost }) => ({
        sku: sku.trim(),
        quantity: typedNumber(quantity),
        cost: typedMoney(cost, currency),
      })),
    };
    try {
      await api.put(`/purchase-orders/${number}`, body);
      await run(() => Promise.resolve(), 'Draft saved');
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      toast.error(messageOf(error));
    }
  }

  return (
    <ScriptForm onSubmit={() => void save()} className="flex flex-col gap-4">
      {lines.length === 0 && <p className="text-muted">No lines yet. Add what you want to buy.</p>}
      <ul className="flex flex-col gap-3">
        {lines.map((line, index) => (
          <DraftLine
            key={line.key}
            line={line}
            currency={currency}
            errorOf={(field) => errors[`lines.${index}.${field}`]}
            onChange={(part) => change(index, part)}
            onRemove={() => setLines(lines.filter((_, at) => at !== index))}
          />
        ))}
      </ul>
      <Button variant="secondary" size="sm" className="self-start" onClick={add}>
        Add a line
      </Button>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Delivery wanted by" help="Empty: by the lead time." error={errors.expectedOn}>
          {(ids) => (
            <TextInput
              {...ids}
              type="date"
              value={expectedOn}
              onChange={(event) => setExpectedOn(event.target.value)}
            />
          )}
        </Field>
        <Field label="Note to the supplier" error={errors.note}>
          {(ids) => (
            <TextArea
              {...ids}
              rows={2}
              maxLength={1000}
              value={note}
              onChange={(event) => setNote(event.target.value)}
            />
          )}
        </Field>
      </div>
      <Button type="submit" variant="secondary" pending={pending} className="self-start">
        Save draft
      </Button>
    </ScriptForm>
  );
}
