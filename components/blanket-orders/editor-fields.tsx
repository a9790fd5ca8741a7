import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import type { TypedBlanketOrder } from '@/lib/blanket-orders/rules/form';

/** The purchase order number, the days and the terms of a blanket order. */
export function EditorFields({
  draft,
  errors,
  onChange,
}: {
  draft: TypedBlanketOrder;
  errors: Record<string, string>;
  onChange: (part: Partial<TypedBlanketOrder>) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      <Field
        label="Purchase order number"
        help="The company’s; each call-off carries it."
        error={errors.purchaseOrder}
        required
      >
        {(ids) => (
          <TextInput
            {...ids}
            maxLength={40}
            value={draft.purchaseOrder}
            onChange={(event) => onChange({ purchaseOrder: event.target.value })}
          />
        )}
      </Field>
      <Field label="From" help="The first day of call-offs." error={errors.from}>
        {(ids) => (
          <TextInput
            {...ids}
            type="date"
            value={draft.from}
            onChange={(event) => onChange({ from: event.target.value })}
          />
        )}
      </Field>
      <Field label="Until" help="The last day of call-offs." error={errors.until}>
        {(ids) => (
          <TextInput
            {...ids}
            type="date"
            value={draft.until}
            onChange={(event) => onChange({ until: event.target.value })}
          />
        )}
      </Field>
      <Field label="Terms (optional)" error={errors.terms} className="sm:col-span-3">
        {(ids) => (
          <TextArea
            {...ids}
            rows={4}
            maxLength={5000}
            value={draft.terms}
            onChange={(event) => onChange({ terms: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
