'use client';
import { FormText } from '@/components/admin/form-text';

const parties = [
  { name: 'from', label: 'The company', help: 'From of its documents' },
  { name: 'to', label: 'This shop', help: 'To of its documents' },
  { name: 'sender', label: 'Who sends', help: 'Sender: the company itself, or its network' },
];

/** The identities of cXML of a connection, each in its domain. */
export function ConnectionFields() {
  return parties.map(({ name, label, help }) => (
    <fieldset key={name} className="grid min-w-0 gap-4 sm:grid-cols-[1fr_2fr]">
      <legend className="mb-1 font-semibold">
        {label} <span className="text-sm font-normal text-muted">({help})</span>
      </legend>
      <FormText name={`${name}.domain`} label="Domain" required maxLength={40} />
      <FormText name={`${name}.identity`} label="Identity" required maxLength={80} />
    </fieldset>
  ));
}
