'use client';
import { Minus, Plus } from 'lucide-react';
import { useRef, useState } from 'react';
import { quantityProblem, readQuantity, stepDown, stepUp } from '@/lib/catalog/rules/quantity';
import type { QuantityLimits } from '@/lib/catalog/schema/fields';

const stepButton = 'grid size-11 place-items-center disabled:opacity-40 hover:bg-line/50';

/** The quantity of a line: minus, a typed number, plus. An invalid quantity shows an error and is not sent. */
export function LineQuantity({
  name,
  limits,
  quantity,
  onChange,
}: {
  name: string;
  limits: QuantityLimits;
  quantity: number;
  onChange: (quantity: number) => Promise<boolean>;
}) {
  const [typed, setTyped] = useState(String(quantity));
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const present = readQuantity(typed);
  const problem = quantityProblem(limits, present);
  const [fewer, more] = [stepDown(limits, present ?? quantity), stepUp(limits, present ?? quantity)];

  async function commit(wanted: number | null) {
    clearTimeout(timer.current);
    if (wanted === null || quantityProblem(limits, wanted) || wanted === quantity) return;
    if (!(await onChange(wanted))) setTyped(String(quantity));
  }

  // Several presses in a row are sent as one change.
  function step(to: number) {
    setTyped(String(to));
    clearTimeout(timer.current);
    timer.current = setTimeout(() => void commit(to), 400);
  }

  return (
    <div className="flex flex-col gap-1">
      <div className="flex w-fit items-center rounded-card border border-line-strong bg-surface">
        <button
          type="button"
          aria-label={`One step fewer of ${name}`}
          className={stepButton}
          disabled={fewer === 0}
          onClick={() => step(fewer)}
        >
          <Minus aria-hidden size={16} />
        </button>
        <input
          aria-label={`Quantity of ${name}`}
          aria-invalid={problem ? true : undefined}
          inputMode="numeric"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
          onBlur={() => void commit(present)}
          onKeyDown={(event) => event.key === 'Enter' && void commit(present)}
          className="h-11 w-14 bg-transparent text-center tabular-nums"
        />
        <button
          type="button"
          aria-label={`One step more of ${name}`}
          className={stepButton}
          disabled={present !== null && more <= present}
          onClick={() => step(more)}
        >
          <Plus aria-hidden size={16} />
        </button>
      </div>
      {problem && (
        <p role="alert" className="text-sm font-medium text-bad">
          {problem.message}
        </p>
      )}
    </div>
  );
}
