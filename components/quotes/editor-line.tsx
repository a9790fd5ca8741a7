'use client';
import { AgreedLine, LineLabel } from '@/components/order-entry/agreed-line';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { marginPercent } from '@/lib/quotes/rules/choice';
import { amountsOf, type TypedLine } from '@/lib/quotes/rules/form';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

/** What staff know of a SKU. */
export type LineFact = { cost: number | null; available: number };

function factsOf(line: TypedLine, fact: LineFact | undefined, currency: string): string {
  const amounts = amountsOf(line, currency);
  const cost = fact?.cost ?? null;
  const margin = amounts && cost !== null ? marginPercent(amounts.price, cost) : null;
  return [
    `List price ${formatMoney(line.listPrice, currency)}`,
    cost !== null && `costs ${formatMoney(cost, currency)}`,
    margin !== null && `margin ${margin}%`,
    fact && `${formatNumber(fact.available)} in stock`,
  ]
    .filter(Boolean)
    .join(' · ');
}

/** The fields of one line of a quote. */
export function EditorLine({
  line,
  fact,
  bases,
  currency,
  errorOf,
  onChange,
  onRemove,
}: {
  line: TypedLine;
  fact: LineFact | undefined;
  /** The SKUs to which it can be the alternative. */
  bases: string[];
  currency: string;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<TypedLine>) => void;
  onRemove: () => void;
}) {
  const { sku } = line;
  const amounts = amountsOf(line, currency);
  return (
    <AgreedLine
      line={line}
      note={factsOf(line, fact, currency)}
      currency={currency}
      errorOf={errorOf}
      onChange={onChange}
      onRemove={onRemove}
    >
      <Field label={<LineLabel sku={sku}>Alternative to</LineLabel>} error={errorOf('alternativeTo')}>
        {(ids) => (
          <Select
            {...ids}
            value={line.alternativeTo}
            onChange={(event) => onChange({ alternativeTo: event.target.value })}
          >
            <option value="">None</option>
            {bases.map((base) => (
              <option key={base}>{base}</option>
            ))}
          </Select>
        )}
      </Field>
      <Field label={<LineLabel sku={sku}>Note</LineLabel>} error={errorOf('note')}>
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={300}
            value={line.note}
            onChange={(event) => onChange({ note: event.target.value })}
          />
        )}
      </Field>
      {amounts && (
        <p className="figures col-span-full text-right font-semibold">
          {formatMoney(amounts.price * amounts.quantity, currency)}
        </p>
      )}
    </AgreedLine>
  );
}
