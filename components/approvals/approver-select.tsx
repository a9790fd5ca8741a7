'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { FormSelect } from '@/components/admin/form-text';

export type Choice = { id: string; name: string };

/** A choice among records; one that is no longer among them stays until another is chosen. */
export function ChoiceSelect({
  name,
  label,
  none,
  choices,
  required,
  help,
  className,
}: {
  name: string;
  label: string;
  /** The text of choosing nothing. */
  none: string;
  choices: Choice[];
  required?: boolean;
  help?: string;
  className?: string;
}) {
  const { control } = useFormContext();
  const value = useWatch({ control, name }) as string;
  return (
    <FormSelect name={name} label={label} help={help} required={required} className={className}>
      <option value="">{none}</option>
      {value && !choices.some(({ id }) => id === value) && <option value={value}>No longer available</option>}
      {choices.map((choice) => (
        <option key={choice.id} value={choice.id}>
          {choice.name}
        </option>
      ))}
    </FormSelect>
  );
}

const places = ['First', 'Second', 'Third'];

/** Who approves, one after the other. */
export function ApproverChain({
  name,
  approvers,
  required,
}: {
  name: string;
  approvers: Choice[];
  required?: boolean;
}) {
  return (
    <div className="grid gap-4 sm:grid-cols-3">
      {places.map((place, index) => (
        <ChoiceSelect
          key={place}
          name={`${name}.${index}`}
          label={`${place} approver`}
          none={index === 0 ? 'Choose an approver' : 'Nobody'}
          choices={approvers}
          required={required && index === 0}
        />
      ))}
    </div>
  );
}
