'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useMay } from '@/components/layout/allowed';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { Button } from '@/components/ui/button';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';
import { TextInput } from '@/components/ui/input';
import { stockReasons } from '@/lib/inventory/rules';
import { binText } from '@/lib/inventory/schema';
import { parseMoney } from '@/lib/shared/money';

type Kind = 'price' | 'stock' | 'bin';

const names: Record<Kind, string> = { price: 'Price', stock: 'Stock', bin: 'Bin place' };
const inputModes = { price: 'decimal', stock: 'numeric', bin: 'text' } as const;
const hints: Record<Kind, string> = {
  price: 'Enter a price such as 12.50',
  stock: 'Enter a whole number such as 12',
  bin: 'Enter a place such as A-03-2',
};

/** The body of the request that saves what was typed; null where it can't be read. */
function bodyOf(kind: Kind, typed: string, reason: string): object | null {
  if (kind === 'bin') return binText.safeParse(typed).success ? { bin: typed.trim() } : null;
  const number = kind === 'price' ? parseMoney(typed) : Number(typed);
  // Stock is negative for units that stay on backorder.
  if (number === null || !Number.isInteger(number) || typed === '') return null;
  if (kind === 'price' && number < 0) return null;
  return kind === 'price' ? { price: number } : { availableQuantity: number, reason };
}

/** A price, stock or bin place that becomes an input when pressed, for people who may change it; a stock change needs a reason. */
export function ProductCell({
  kind,
  sku,
  value,
  shown,
}: {
  kind: Kind;
  sku: string;
  /** The value in the input. */
  value: string;
  /** The value as displayed. */
  shown: string;
}) {
  const router = useRouter();
  const [typed, setTyped] = useState<string | null>(null);
  const [reason, setReason] = useState(stockReasons[0] ?? '');
  const [problem, setProblem] = useState<string | null>(null);
  const mayEdit = useMay(kind === 'price' ? 'products.edit' : 'stock.edit');
  const label = `${names[kind]} of ${sku}`;

  async function save() {
    const body = bodyOf(kind, typed ?? '', reason);
    if (!body) return setProblem(hints[kind]);
    try {
      await api.put(`/products/skus/${encodeURIComponent(sku)}/${kind}`, body);
      toast.success(`${label} updated`);
      setTyped(null);
      setProblem(null);
      router.refresh();
    } catch (failure) {
      setProblem(messageOf(failure));
    }
  }

  if (!mayEdit) return <span className="figures">{shown}</span>;
  if (typed === null) {
    return (
      <button
        type="button"
        aria-label={`${label}: ${shown}. Change`}
        onClick={() => setTyped(value)}
        className="figures min-h-9 border-b border-dashed border-line-strong hover:border-ink"
      >
        {shown}
      </button>
    );
  }
  return (
    <ScriptForm
      className="flex min-w-44 flex-col gap-1.5"
      onSubmit={() => void save()}
      onKeyDown={(event) => event.key === 'Escape' && setTyped(null)}
    >
      <TextInput
        aria-label={label}
        aria-invalid={problem ? true : undefined}
        inputMode={inputModes[kind]}
        autoFocus
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {kind === 'stock' && (
        <select
          aria-label={`Reason for the stock of ${sku}`}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
          className="min-h-9 rounded-card border border-line-strong bg-surface px-2 text-sm"
        >
          {stockReasons.map((each) => (
            <option key={each}>{each}</option>
          ))}
        </select>
      )}
      {problem && (
        <p role="alert" className="text-sm text-bad">
          {problem}
        </p>
      )}
      <span className="flex gap-2">
        <Button type="submit" size="sm">
          Save
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setTyped(null)}>
          Cancel
        </Button>
      </span>
    </ScriptForm>
  );
}
