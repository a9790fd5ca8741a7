'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { AgreedLines } from '@/components/order-entry/agreed-line';
import { ProductPicker } from '@/components/order-entry/product-picker';
import { Button } from '@/components/ui/button';
import { ScriptForm } from '@/components/ui/script-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError, messageOf } from '@/lib/api/client/errors';
import type { ProductChoice } from '@/lib/orders/schema/edit';
import { draftBody, typedDraft, type TypedLine } from '@/lib/quotes/rules/form';
import type { StaffQuote } from '@/lib/quotes/schema/quote';
import { decimalMoney } from '@/lib/shared/money';
import { EditorLine, type LineFact } from './editor-line';
import { EditorTerms } from './editor-terms';
import { EditorSum } from './editor-sum';

const newLine = ({ sku, name, variant, price, currency }: ProductChoice): TypedLine => ({
  sku,
  name,
  detail: variant,
  quantity: '1',
  price: decimalMoney(price, currency),
  listPrice: price,
  alternativeTo: '',
  note: '',
});

/** Prepares the next version of a quote, saves it, and sends it. */
export function QuoteEditor({ quote, facts }: { quote: StaffQuote; facts: Record<string, LineFact> }) {
  const { number, seq, currency, version } = { ...quote, version: quote.versions.length };
  const router = useRouter();
  const [draft, setDraft] = useState(() => typedDraft(quote.draft, currency));
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [pending, setPending] = useState<'save' | 'send' | null>(null);
  const { lines } = draft;

  const setLines = (next: TypedLine[]) => setDraft({ ...draft, lines: next });

  function add(choice: ProductChoice) {
    if (lines.some(({ sku }) => sku === choice.sku))
      return toast.error(`${choice.sku} is in the quote already`);
    setLines([...lines, newLine(choice)]);
  }

  async function submit(action: 'save' | 'send') {
    setErrors({});
    setPending(action);
    try {
      const path = `/quotes/${number}` as const;
      const saved = await api.put(`${path}/draft`, draftBody(draft, seq, currency));
      if (action === 'send') await api.post(`${path}/versions`, { seq: saved.seq });
      toast.success(action === 'send' ? `Version ${version + 1} is on its way` : 'Draft saved');
    } catch (error) {
      if (error instanceof ApiError) setErrors(error.fields);
      toast.error(messageOf(error));
    } finally {
      setPending(null);
      router.refresh();
    }
  }

  return (
    <div className="flex flex-col gap-6">
      <ProductPicker onAdd={add} />
      <ScriptForm onSubmit={() => void submit('save')} className="flex flex-col gap-6">
        <AgreedLines
          lines={lines}
          error={errors.lines}
          onChange={setLines}
          renderLine={(line, index, edit) => (
            <EditorLine
              key={line.sku}
              line={line}
              fact={facts[line.sku]}
              bases={lines.filter((one) => one.sku !== line.sku && !one.alternativeTo).map(({ sku }) => sku)}
              currency={currency}
              errorOf={(field) => errors[`lines.${index}.${field}`]}
              {...edit}
            />
          )}
        />
        <EditorSum lines={lines} facts={facts} currency={currency} />
        <EditorTerms
          draft={draft}
          currency={currency}
          errors={errors}
          onChange={(part) => setDraft({ ...draft, ...part })}
        />
        <div className="flex flex-wrap gap-3">
          <Button type="submit" variant="secondary" pending={pending === 'save'}>
            Save draft
          </Button>
          <Button pending={pending === 'send'} onClick={() => void submit('send')}>
            Send version {version + 1}
          </Button>
        </div>
      </ScriptForm>
    </div>
  );
}
