'use client';
import { useState, type ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import type { LineInput } from '@/lib/cart/schema';
import type { Order } from '@/lib/orders/schema/order';
import { suggestsDamage } from '@/lib/orders/rules/returns';
import { ConfirmDialog } from './confirm-dialog';

type Condition = 'resalable' | 'damaged';

function quantitiesFor(condition: Condition, { lines }: Pick<Order, 'lines'>): Record<string, string> {
  return Object.fromEntries(
    lines.map(({ sku, quantity }) => [sku, condition === 'damaged' ? '0' : String(quantity)]),
  );
}

/** Asks how many units of each line go back into stock before an order becomes returned. */
export function RestockDialog({
  order,
  trigger,
  title,
  label,
  required,
  action,
  onConfirm,
}: {
  order: Pick<Order, 'lines' | 'returnRequest'>;
  trigger: ReactNode;
  title: string;
  label: string;
  required?: boolean;
  action: string;
  onConfirm: (why: string, lines: LineInput[]) => Promise<boolean>;
}) {
  const initial: Condition = suggestsDamage(order.returnRequest?.reason ?? '') ? 'damaged' : 'resalable';
  const [condition, setCondition] = useState<Condition>(initial);
  const [quantities, setQuantities] = useState(() => quantitiesFor(initial, order));
  const [errors, setErrors] = useState<Record<string, string>>({});

  function choose(next: Condition) {
    setCondition(next);
    setQuantities(quantitiesFor(next, order));
    setErrors({});
  }

  async function confirm(why: string): Promise<boolean> {
    const wrong = order.lines.filter(({ sku, quantity }) => {
      const typed = quantities[sku] ?? '';
      return !/^\d+$/.test(typed) || Number(typed) > quantity;
    });
    setErrors(
      Object.fromEntries(wrong.map(({ sku, quantity }) => [sku, `Enter a number from 0 to ${quantity}`])),
    );
    if (wrong.length) return false;
    return onConfirm(
      why,
      order.lines.map(({ sku }) => ({ sku, quantity: Number(quantities[sku]) })),
    );
  }

  return (
    <ConfirmDialog
      trigger={trigger}
      title={title}
      description="The order becomes returned. Only the units that you enter go back into stock. This can’t be undone."
      label={label}
      required={required}
      action={action}
      onConfirm={confirm}
    >
      <Field label="Condition of the goods">
        {(ids) => (
          <Select
            {...ids}
            value={condition}
            onChange={(event) => choose(event.target.value === 'damaged' ? 'damaged' : 'resalable')}
          >
            <option value="resalable">Can be sold again</option>
            <option value="damaged">Damaged or used</option>
          </Select>
        )}
      </Field>
      <fieldset className="flex flex-col gap-3">
        <legend className="mb-2 text-sm font-semibold">Units that go back into stock</legend>
        {order.lines.map(({ sku, name, quantity }) => (
          <Field key={sku} label={`${name}, ${sku} (of ${quantity})`} error={errors[sku]}>
            {(ids) => (
              <TextInput
                {...ids}
                inputMode="numeric"
                className="max-w-28"
                value={quantities[sku] ?? ''}
                onChange={(event) => setQuantities({ ...quantities, [sku]: event.target.value })}
              />
            )}
          </Field>
        ))}
      </fieldset>
    </ConfirmDialog>
  );
}
