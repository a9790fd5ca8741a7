'use client';
import { X } from 'lucide-react';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { TextInput } from '@/components/ui/input';

/** A line of a draft as it is typed. `product` is null while the SKU is new. */
export type TypedLine = {
  key: string;
  sku: string;
  product: string | null;
  packSize: number;
  quantity: string;
  cost: string;
};

/** The fields of one line of a draft. */
export function DraftLine({
  line,
  currency,
  errorOf,
  onChange,
  onRemove,
}: {
  line: TypedLine;
  currency: string;
  errorOf: (field: string) => string | undefined;
  onChange: (part: Partial<TypedLine>) => void;
  onRemove: () => void;
}) {
  const { sku, product, packSize, quantity, cost } = line;
  return (
    <li className="grid grid-cols-[1fr_1fr_auto] items-start gap-3 rounded-card border border-line bg-surface p-3 sm:grid-cols-[minmax(0,1fr)_7rem_9rem_auto]">
      {product === null ? (
        <Field label="SKU" error={errorOf('sku')} className="max-sm:col-span-3">
          {(ids) => (
            <TextInput
              {...ids}
              value={sku}
              autoComplete="off"
              onChange={(event) => onChange({ sku: event.target.value })}
            />
          )}
        </Field>
      ) : (
        <div className="min-w-0 max-sm:col-span-3">
          <p className="font-semibold">{sku}</p>
          <p className="text-sm wrap-anywhere text-muted">
            {product}
            {packSize > 1 && `, packs of ${packSize}`}
          </p>
          {errorOf('sku') && <p className="text-sm font-medium text-bad">{errorOf('sku')}</p>}
        </div>
      )}
      <Field
        label={<>Quantity{sku && <span className="sr-only"> of {sku}</span>}</>}
        error={errorOf('quantity')}
      >
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="numeric"
            value={quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={
          <>
            Unit cost ({currency}){sku && <span className="sr-only"> of {sku}</span>}
          </>
        }
        error={errorOf('cost')}
      >
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            value={cost}
            onChange={(event) => onChange({ cost: event.target.value })}
          />
        )}
      </Field>
      <span className="mt-6">
        <IconButton label={`Remove ${sku || 'the line'}`} icon={X} variant="ghost" onClick={onRemove} />
      </span>
    </li>
  );
}
