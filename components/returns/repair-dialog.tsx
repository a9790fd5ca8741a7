'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { useOrderCall } from '@/components/orders/use-order-call';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { api } from '@/lib/api/client/api';
import { lineNameOf, returnOutcomeNames, unitsInRepair } from '@/lib/orders/rules/return-lines';
import type { Order } from '@/lib/orders/schema/order';
import { repairOutcomes, type OrderReturn } from '@/lib/orders/schema/returns';

/** Asks what became of units in repair; what is not entered stays there. */
export function RepairDialog({ order, found }: { order: Order; found: OrderReturn }) {
  const { run } = useOrderCall();
  const [id, setId] = useState(() => crypto.randomUUID());
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const left = unitsInRepair(found);
  if (left.length === 0) return null;
  const textOf = (sku: string, outcome: string) => typed[`${sku} ${outcome}`] ?? '0';

  async function save(): Promise<boolean> {
    const units = left.flatMap(({ sku }) =>
      repairOutcomes.map((outcome) => ({ sku, outcome, quantity: Number(textOf(sku, outcome)) })),
    );
    const sumOf = (sku: string) =>
      units.filter((each) => each.sku === sku).reduce((sum, { quantity }) => sum + quantity, 0);
    const isWrong = units.some(({ quantity }) => !Number.isInteger(quantity) || quantity < 0);
    const wrong = left.filter(({ sku, quantity }) => isWrong || sumOf(sku) > quantity);
    const chosen = units.filter(({ quantity }) => quantity > 0);
    const none = chosen.length ? [] : left.slice(0, 1);
    setErrors(
      Object.fromEntries([
        ...none.map(({ sku }) => [sku, 'Enter at least one unit']),
        ...wrong.map(({ sku, quantity }) => [sku, `Enter whole numbers, ${quantity} at most together`]),
      ]),
    );
    if (wrong.length || none.length) return false;
    const path = `/orders/${order.number}/returns/${found.id}/repairs`;
    const done = await run(() => api.post(path, { id, units: chosen }), `Repair of ${found.number} recorded`);
    if (done) {
      setId(crypto.randomUUID());
      setTyped({});
    }
    return done;
  }

  return (
    <ConfirmDialog
      trigger={<Button variant="secondary">Repair done</Button>}
      title={`Repairs of return ${found.number}`}
      description="Repaired units can be sold again. What you leave out stays in repair. This can’t be undone."
      action="Save"
      onConfirm={save}
    >
      {left.map(({ sku, quantity }) => (
        <fieldset key={sku} className="flex flex-col gap-2 border-t border-line pt-3">
          <legend className="text-sm font-semibold">
            {lineNameOf(order, sku)}, {sku}: {quantity} in repair
          </legend>
          <div className="grid grid-cols-2 gap-3">
            {repairOutcomes.map((outcome) => (
              <Field key={outcome} label={returnOutcomeNames[outcome]}>
                {(ids) => (
                  <TextInput
                    {...ids}
                    inputMode="numeric"
                    value={textOf(sku, outcome)}
                    onChange={(event) => {
                      setTyped({ ...typed, [`${sku} ${outcome}`]: event.target.value });
                      setErrors({});
                    }}
                  />
                )}
              </Field>
            ))}
          </div>
          {errors[sku] && (
            <p role="alert" className="text-sm font-medium text-bad">
              {errors[sku]}
            </p>
          )}
        </fieldset>
      ))}
    </ConfirmDialog>
  );
}
