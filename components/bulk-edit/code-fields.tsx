import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { fieldNames } from '@/lib/bulk-edit/rules/texts';
import { codeFields, type CodeField } from '@/lib/bulk-edit/types';
import type { BulkForm } from './bulk-form-values';

/** The codes of classifications, which are kept, set or taken away. */
export function CodeFields({
  codes,
  errors,
  onChange,
}: {
  codes: BulkForm['codes'];
  errors: Record<string, string>;
  onChange: (codes: BulkForm['codes']) => void;
}) {
  return codeFields.map((field) => {
    const { to, code } = codes[field];
    const change = (more: Partial<(typeof codes)[CodeField]>) =>
      onChange({ ...codes, [field]: { ...codes[field], ...more } });
    return (
      <div key={field} className="grid grid-cols-2 gap-3">
        <Field label={fieldNames[field]}>
          {(ids) => (
            <Select {...ids} value={to} onChange={(event) => change({ to: event.target.value as typeof to })}>
              <option value="">Keep</option>
              <option value="set">Set to</option>
              <option value="remove">Remove</option>
            </Select>
          )}
        </Field>
        {to === 'set' && (
          <Field label={`New ${fieldNames[field]}`} error={errors[field]}>
            {(ids) => (
              <TextInput {...ids} value={code} onChange={(event) => change({ code: event.target.value })} />
            )}
          </Field>
        )}
      </div>
    );
  });
}
