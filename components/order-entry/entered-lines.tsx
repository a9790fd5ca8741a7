'use client';
import { Trash2 } from 'lucide-react';
import { Field } from '@/components/ui/field';
import { IconButton } from '@/components/ui/icon-button';
import { TextInput } from '@/components/ui/input';
import { backorderText } from '@/lib/catalog/rules/backorders';
import type { CartLine } from '@/lib/cart/schema';
import { formatMoney } from '@/lib/shared/money';
import { formatNumber } from '@/lib/shared/formats';

/** A line as it is entered: the quantity as typed. */
export type EnteredLine = { sku: string; name: string; quantity: string; comment?: string };

/** The lines of an order that is being entered, with their quantities and what is wrong with them. */
export function EnteredLines({
  lines,
  priced,
  currency,
  onQuantity,
  onComment,
  onRemove,
}: {
  lines: EnteredLine[];
  priced: Map<string, CartLine>;
  currency: string;
  onQuantity: (sku: string, quantity: string) => void;
  onComment: (sku: string, comment: string) => void;
  onRemove: (sku: string) => void;
}) {
  if (lines.length === 0) return <p className="text-muted">No products yet. Find the first one above.</p>;
  return (
    <ul aria-label="Lines" className="divide-y divide-line border-y border-line">
      {lines.map(({ sku, name, quantity, comment = '' }) => {
        const line = priced.get(sku);
        return (
          <li key={sku} className="grid grid-cols-[minmax(0,1fr)_auto_auto] items-start gap-3 py-3">
            <div className="min-w-0">
              <p className="font-medium">{line?.name ?? name}</p>
              <p className="text-sm text-muted">
                {[sku, line?.color, line?.size, line && `${formatMoney(line.unitPrice, currency)} each`]
                  .filter(Boolean)
                  .join(' · ')}
              </p>
              {line && (
                <p className="figures text-sm">
                  {formatMoney(line.total, currency)} · {formatNumber(line.availableQuantity)} in stock
                </p>
              )}
              {line?.backorder && (
                <p className="text-sm font-medium">{backorderText(line.quantity, line.backorder)}</p>
              )}
            </div>
            <Field
              label={`Quantity of ${name}, ${sku}`}
              hideLabel
              error={line?.problem ?? undefined}
              className="w-24"
            >
              {(ids) => (
                <TextInput
                  {...ids}
                  inputMode="numeric"
                  value={quantity}
                  className="text-right"
                  onChange={(event) => onQuantity(sku, event.target.value)}
                />
              )}
            </Field>
            <IconButton
              label={`Remove ${name}, ${sku}`}
              icon={Trash2}
              variant="ghost"
              onClick={() => onRemove(sku)}
            />
            <TextInput
              aria-label={`Comment on ${name}, ${sku} (optional)`}
              placeholder="Comment (optional)"
              maxLength={200}
              value={comment}
              className="col-span-full"
              onChange={(event) => onComment(sku, event.target.value)}
            />
          </li>
        );
      })}
    </ul>
  );
}
