'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/orders/confirm-dialog';
import { AgreedLine, AgreedLines } from '@/components/order-entry/agreed-line';
import { ProductPicker } from '@/components/order-entry/product-picker';
import { Button } from '@/components/ui/button';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import { blanketBody, typedBlanketOrder, type TypedLine } from '@/lib/blanket-orders/rules/form';
import type { BlanketOrder } from '@/lib/blanket-orders/schema';
import type { ProductChoice } from '@/lib/orders/schema/edit';
import { decimalMoney } from '@/lib/shared/money';
import { EditorFields } from './editor-fields';
import { formatNumber } from '@/lib/shared/formats';

const newLine = ({ sku, name, variant, price, currency }: ProductChoice): TypedLine => ({
  sku,
  name,
  detail: variant,
  called: 0,
  quantity: '1',
  price: decimalMoney(price, currency),
});

/** Changes what is agreed, opens a draft, and closes a blanket order. */
export function BlanketEditor({ order }: { order: BlanketOrder }) {
  const { number, seq, currency, status } = order;
  const router = useRouter();
  const [draft, setDraft] = useState(() => typedBlanketOrder(order));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState<'save' | 'open' | null>(null);
  const { lines } = draft;
  const path = `/blanket-orders/${number}` as const;
  const setLines = (next: TypedLine[]) => setDraft({ ...draft, lines: next });

  function add(choice: ProductChoice) {
    if (lines.some(({ sku }) => sku === choice.sku)) return toast.error(`${choice.sku} is in it already`);
    setLines([...lines, newLine(choice)]);
  }

  async function submit(action: 'save' | 'open') {
    setErrors({});
    setPending(action);
    try {
      const saved = await api.put(path, blanketBody(draft, seq, currency));
      if (action === 'open') await api.post(`${path}/opening`, { seq: saved.seq });
      toast.success(action === 'open' ? `${number} is open, and the company is told` : `${number} saved`);
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      toast.error(messageOf(error));
    } finally {
      setPending(null);
      router.refresh();
    }
  }

  async function close(why: string): Promise<boolean> {
    try {
      await api.post(`${path}/closing`, { why });
      toast.success(`${number} is closed`);
      router.refresh();
      return true;
    } catch (error) {
      toast.error(messageOf(error));
      return false;
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <ProductPicker customer={order.contact.id} company={order.company.id} onAdd={add} />
      <ScriptForm onSubmit={() => void submit('save')} className="flex flex-col gap-6">
        <AgreedLines
          lines={lines}
          error={errors.lines}
          onChange={setLines}
          renderLine={(line, index, { onChange, onRemove }) => (
            <AgreedLine
              key={line.sku}
              line={line}
              facts={line.called > 0 ? [`${formatNumber(line.called)} called off`] : []}
              currency={currency}
              errorOf={(field) => errors[`lines.${index}.${field}`]}
              onChange={onChange}
              onRemove={line.called === 0 ? onRemove : undefined}
            />
          )}
        />
        <EditorFields draft={draft} errors={errors} onChange={(part) => setDraft({ ...draft, ...part })} />
        <div className="flex flex-wrap gap-3">
          <Button
            type="submit"
            variant={status === 'draft' ? 'secondary' : 'primary'}
            pending={pending === 'save'}
          >
            Save
          </Button>
          {status === 'draft' && (
            <Button pending={pending === 'open'} onClick={() => void submit('open')}>
              Open for the company
            </Button>
          )}
          <ConfirmDialog
            trigger={<Button variant="danger">Close</Button>}
            title={`Close ${number}?`}
            description="Nothing can be called off any more, and the company is told. Orders that were called off stay. This can’t be undone."
            label="Why (optional)"
            action="Close blanket order"
            variant="danger"
            onConfirm={close}
          />
        </div>
      </ScriptForm>
    </div>
  );
}
