import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import type { TypedDraft } from '@/lib/quotes/rules/form';

/** The texts of a quote, until when it is valid, and what delivery costs. */
export function EditorTerms({
  draft,
  currency,
  errors,
  onChange,
}: {
  draft: TypedDraft;
  currency: string;
  errors: Record<string, string>;
  onChange: (part: Partial<TypedDraft>) => void;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label="Valid until" help="The last day on which it can be accepted." error={errors.validUntil}>
        {(ids) => (
          <TextInput
            {...ids}
            type="date"
            value={draft.validUntil}
            onChange={(event) => onChange({ validUntil: event.target.value })}
          />
        )}
      </Field>
      <Field
        label={`Delivery (${currency})`}
        help="Empty: as in the shop, by what the customer chooses."
        error={errors.delivery}
      >
        {(ids) => (
          <TextInput
            {...ids}
            inputMode="decimal"
            value={draft.delivery}
            onChange={(event) => onChange({ delivery: event.target.value })}
          />
        )}
      </Field>
      <Field label="Text" help="Above the prices, and in the mail." error={errors.text}>
        {(ids) => (
          <TextArea
            {...ids}
            rows={4}
            maxLength={5000}
            value={draft.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
      </Field>
      <Field label="Terms" help="Below the prices." error={errors.terms}>
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
