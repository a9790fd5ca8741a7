'use client';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { inspectionProblem, returnOutcomeNames } from '@/lib/orders/rules/return-lines';
import type { Order } from '@/lib/orders/schema/order';
import {
  returnOutcomes,
  type OrderReturn,
  type ReturnOutcome,
  type ReturnStep,
} from '@/lib/orders/schema/returns';

/** Asks for each unit that came back what becomes of it. */
export function InspectDialog({
  order,
  found,
  advance,
}: {
  order: Order;
  found: OrderReturn;
  advance: (step: ReturnStep, done: string) => Promise<boolean>;
}) {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const lines = found.lines.filter(({ approved }) => approved > 0);
  const textOf = (sku: string, outcome: ReturnOutcome, approved: number) =>
    typed[`${sku} ${outcome}`] ?? (outcome === 'restock' ? String(approved) : '0');

  async function inspect(): Promise<boolean> {
    const units = lines.flatMap(({ sku, approved }) =>
      returnOutcomes.map((outcome) => ({ sku, outcome, quantity: Number(textOf(sku, outcome, approved)) })),
    );
    const wrong = units.filter(({ quantity }) => !Number.isInteger(quantity) || quantity < 0);
    const problem = wrong.length
      ? Object.fromEntries(wrong.map(({ sku }) => [sku, 'Enter whole numbers']))
      : inspectionProblem(found, units);
    setErrors(problem ?? {});
    return problem ? false : advance({ to: 'inspected', units }, 'inspected');
  }

  return (
    <ConfirmDialog
      trigger={<Button>Inspect</Button>}
      title={`Inspect return ${found.number}`}
      description="Say for each unit what becomes of it. Only units for the stock can be sold again. This can’t be undone."
      action="Save inspection"
      onConfirm={inspect}
    >
      {lines.map(({ sku, approved }) => (
        <fieldset key={sku} className="flex flex-col gap-2 border-t border-line pt-3">
          <legend className="text-sm font-semibold">
            {order.lines.find((line) => line.sku === sku)?.name ?? sku}, {sku}: {approved}
          </legend>
          <div className="grid grid-cols-2 gap-3">
            {returnOutcomes.map((outcome) => (
              <Field key={outcome} label={returnOutcomeNames[outcome]}>
                {(ids) => (
                  <TextInput
                    {...ids}
                    inputMode="numeric"
                    value={textOf(sku, outcome, approved)}
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
