'use client';
import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { maxQuantityOf, readQuantity, stepDown, stepUp } from '@/lib/catalog/rules/quantity';
import type { QuantityLimits } from '@/lib/catalog/schema/fields';

const stepButton = 'grid size-12 place-items-center hover:bg-line/50 disabled:opacity-40';

/** Minus, a typed whole number, plus. Typed text is never altered; `problem` is its error message. */
export function QuantityControl({
  limits,
  typed,
  onChange,
  problem,
}: {
  limits: QuantityLimits;
  typed: string;
  onChange: (typed: string) => void;
  problem: string | null;
}) {
  const id = useId();
  const quantity = readQuantity(typed) ?? 0;
  return (
    <div className="flex flex-col gap-1.5">
      <label htmlFor={id} className="text-sm font-semibold">
        Quantity
      </label>
      <div className="flex w-fit items-center rounded-card border border-line-strong bg-surface">
        <button
          type="button"
          aria-label="Fewer"
          className={stepButton}
          disabled={quantity <= 0}
          onClick={() => onChange(String(stepDown(limits, quantity)))}
        >
          <Minus aria-hidden size={18} />
        </button>
        <input
          id={id}
          inputMode="numeric"
          autoComplete="off"
          value={typed}
          aria-invalid={problem ? true : undefined}
          aria-describedby={problem ? `${id}-problem` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className="figures h-12 w-16 bg-transparent text-center text-lg"
        />
        <button
          type="button"
          aria-label="More"
          className={stepButton}
          disabled={quantity >= maxQuantityOf(limits)}
          onClick={() => onChange(String(stepUp(limits, quantity)))}
        >
          <Plus aria-hidden size={18} />
        </button>
      </div>
      <p id={`${id}-problem`} aria-live="polite" className="-mb-3 min-h-5 text-sm font-medium text-bad">
        {problem}
      </p>
    </div>
  );
}
