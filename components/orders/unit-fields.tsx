'use client';
import { useState } from 'react';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import type { LineInput } from '@/lib/cart/schema';

type Line = LineInput & { name: string };

export type UnitChoice = {
  lines: Line[];
  quantities: Record<string, string>;
  errors: Record<string, string>;
  type: (sku: string, text: string) => void;
  /** The units as entered; null, with errors beside the fields, when they are wrong or none at all. */
  read: () => LineInput[] | null;
  /** Forgets what was entered, so that the fields show all units of the lines again. */
  reset: () => void;
};

/** How many units of each line are chosen: all of them unless fewer are entered. */
export function useUnits(lines: Line[]): UnitChoice {
  const [typed, setTyped] = useState<Record<string, string>>({});
  const [errors, setErrors] = useState<Record<string, string>>({});
  const quantities = Object.fromEntries(
    lines.map(({ sku, quantity }) => [sku, typed[sku] ?? String(quantity)]),
  );

  function read(): LineInput[] | null {
    const isWrong = ({ sku, quantity }: Line) =>
      !/^\d+$/.test(quantities[sku]!) || Number(quantities[sku]) > quantity;
    const wrong = lines.filter(isWrong);
    const none = lines.every(({ sku }) => Number(quantities[sku]) === 0) ? lines.slice(0, 1) : [];
    setErrors(
      Object.fromEntries([
        ...none.map(({ sku }) => [sku, 'Enter at least one unit']),
        ...wrong.map(({ sku, quantity }) => [sku, `Enter a number from 0 to ${quantity}`]),
      ]),
    );
    if (wrong.length || none.length) return null;
    return lines
      .map(({ sku }) => ({ sku, quantity: Number(quantities[sku]) }))
      .filter(({ quantity }) => quantity > 0);
  }

  function type(sku: string, text: string) {
    setTyped({ ...typed, [sku]: text });
    setErrors({});
  }

  return { lines, quantities, errors, type, read, reset: () => setTyped({}) };
}

/** One number field for each line. */
export function UnitFields({ legend, units }: { legend: string; units: UnitChoice }) {
  return (
    <fieldset className="flex flex-col gap-3">
      <legend className="mb-2 text-sm font-semibold">{legend}</legend>
      {units.lines.map(({ sku, name, quantity }) => (
        <Field key={sku} label={`${name}, ${sku} (of ${quantity})`} error={units.errors[sku]}>
          {(ids) => (
            <TextInput
              {...ids}
              inputMode="numeric"
              className="max-w-28"
              value={units.quantities[sku] ?? ''}
              onChange={(event) => units.type(sku, event.target.value)}
            />
          )}
        </Field>
      ))}
    </fieldset>
  );
}
