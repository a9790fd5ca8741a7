'use client';
import { Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { TextInput } from '@/components/ui/input';

/** A line of a quote or a blanket order as staff type it. */
export type TypedAgreed = { sku: string; name: string; detail: string; quantity: string; price: string };

/** The fields of one line: quantity, price, and those of `children`. */
export function AgreedLine<Line extends TypedAgreed>({
  line,
  facts = [],
  note,
  currency,
  errorOf,
  onChange,
  onRemove,
  children,
}: {
  line: Line;
  /** What is said beside SKU and variant. */
  facts?: string[];
  /** What staff should know of the SKU. */
  note?: string;
  currency: string;
  errorOf: (field: string) => string | undefined;
  onChange: (part: { quantity?: string; price?: string }) => void;
  /** Absent where the line has to stay. */
  onRemove?: () => void;
  children?: ReactNode;
}) {
  const { sku, name, detail } = line;
  return (
    <li
      className={`grid grid-cols-2 items-start gap-3 rounded-card border border-line bg-surface p-4 ${children ? 'lg:grid-cols-4' : ''}`}
    >
      <div className="col-span-full flex items-start justify-between gap-3">
        <div className="min-w-0 wrap-anywhere">
          <p className="font-semibold">{name}</p>
          <p className="text-sm text-muted">{[sku, detail, ...facts].filter(Boolean).join(' · ')}</p>
          {note && <p className="figures text-sm text-muted">{note}</p>}
          {errorOf('sku') && <p className="text-sm font-medium text-bad">{errorOf('sku')}</p>}
        </div>
        {onRemove && <IconButton label={`Remove ${sku}`} icon={Trash2} variant="ghost" onClick={onRemove} />}
      </div>
      <Field label={<LineLabel sku={sku}>Quantity</LineLabel>} error={errorOf('quantity')}>
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="numeric"
            value={line.quantity}
            onChange={(event) => onChange({ quantity: event.target.value })}
          />
        )}
      </Field>
      <Field label={<LineLabel sku={sku}>Price each ({currency})</LineLabel>} error={errorOf('unitPrice')}>
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            value={line.price}
            onChange={(event) => onChange({ price: event.target.value })}
          />
        )}
      </Field>
      {children}
    </li>
  );
}

/** The label of a field of a line, which names the line for those who don't see it. */
export const LineLabel = ({ sku, children }: { sku: string; children: ReactNode }) => (
  <>
    {children}
    <span className="sr-only"> of {sku}</span>
  </>
);

/** The lines that are being edited, or that there are none yet, with the error about all of them. */
export function AgreedLines<Line extends TypedAgreed>({
  lines,
  error,
  onChange,
  renderLine,
}: {
  lines: Line[];
  error: string | undefined;
  onChange: (lines: Line[]) => void;
  renderLine: (
    line: Line,
    index: number,
    edit: { onChange: (part: Partial<Line>) => void; onRemove: () => void },
  ) => ReactNode;
}) {
  return (
    <>
      {lines.length === 0 && <p className="text-muted">No lines yet. Find the first product above.</p>}
      {error && <p className="font-medium text-bad">{error}</p>}
      <ul aria-label="Lines" className="flex flex-col gap-3">
        {lines.map((line, index) =>
          renderLine(line, index, {
            onChange: (part) => onChange(lines.map((one, at) => (at === index ? { ...one, ...part } : one))),
            onRemove: () => onChange(lines.filter((_, at) => at !== index)),
          }),
        )}
      </ul>
    </>
  );
}
