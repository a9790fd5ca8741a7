'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Checkbox } from '@/components/ui/checkbox';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { ScriptForm } from '@/components/ui/script-form';
import { api } from '@/lib/api/client/api';
import { messageOf } from '@/lib/api/client/errors';

/**
 * Enters counted units: a typed or scanned code and Enter. With "each scan is one unit" every Enter adds one, as
 * keyboard scanners send it; otherwise Enter goes on to the quantity, which replaces what was counted before.
 */
export function CountEntry({ countId }: { countId: string }) {
  const router = useRouter();
  const codeField = useRef<HTMLInputElement>(null);
  const quantityField = useRef<HTMLInputElement>(null);
  const [code, setCode] = useState('');
  const [quantity, setQuantity] = useState('');
  const [adds, setAdds] = useState(false);
  const [error, setError] = useState('');
  const [last, setLast] = useState('');

  async function enter() {
    const typed = code.trim();
    if (!typed) return codeField.current?.focus();
    if (!adds && !/^\d+$/.test(quantity.trim())) return quantityField.current?.focus();
    setError('');
    setCode('');
    setQuantity('');
    codeField.current?.focus();
    const counted = adds ? 1 : Number(quantity);
    try {
      const body = { code: typed, counted, adds, id: crypto.randomUUID() };
      const line = await api.post(`/stock/counts/${countId}/lines`, body);
      setLast(`${line.sku}: ${line.counted} counted`);
      router.refresh();
    } catch (failure) {
      setError(messageOf(failure));
    }
  }

  return (
    <ScriptForm
      onSubmit={() => void enter()}
      className="grid max-w-3xl items-start gap-3 sm:grid-cols-[1fr_8rem_auto]"
    >
      <Field label="SKU or part number" help="Type or scan it, then Enter." error={error}>
        {(ids) => (
          <TextInput
            {...ids}
            ref={codeField}
            value={code}
            autoComplete="off"
            spellCheck={false}
            onChange={(event) => setCode(event.target.value)}
          />
        )}
      </Field>
      <Field label="Counted">
        {(ids) => (
          <TextInput
            {...ids}
            ref={quantityField}
            inputMode="numeric"
            autoComplete="off"
            disabled={adds}
            value={adds ? '1' : quantity}
            onChange={(event) => setQuantity(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="secondary" className="sm:mt-6.5">
        Enter
      </Button>
      <Checkbox
        label="Each scan is one unit"
        checked={adds}
        onChange={(event) => setAdds(event.target.checked)}
        className="sm:col-span-3"
      />
      <p role="status" className="figures min-h-6 font-semibold sm:col-span-3">
        {last}
      </p>
    </ScriptForm>
  );
}
