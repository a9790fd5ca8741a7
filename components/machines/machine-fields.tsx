'use client';
import { Field } from '@/components/ui/field';
import { TextArea, TextInput } from '@/components/ui/input';
import type { MachineChange } from '@/lib/machines/schema';

export type MachineFacts = Required<MachineChange>;

/** What is known about a machine, as it is typed. */
export function MachineFields({
  values,
  errors,
  onChange,
}: {
  values: MachineFacts;
  errors: Record<string, string>;
  onChange: (values: MachineFacts) => void;
}) {
  const input = (name: keyof MachineFacts) => ({
    value: values[name],
    onChange: ({ target }: { target: { value: string } }) => onChange({ ...values, [name]: target.value }),
  });
  return (
    <>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Serial number" error={errors.serialNumber}>
          {(ids) => <TextInput {...ids} {...input('serialNumber')} maxLength={80} autoComplete="off" />}
        </Field>
        <Field label="Place" help="Where it is, or who has it" error={errors.place}>
          {(ids) => <TextInput {...ids} {...input('place')} maxLength={80} autoComplete="off" />}
        </Field>
        <Field label="Purchased on" error={errors.purchasedOn}>
          {(ids) => <TextInput {...ids} {...input('purchasedOn')} type="date" />}
        </Field>
        <Field label="Next service on" error={errors.serviceOn}>
          {(ids) => <TextInput {...ids} {...input('serviceOn')} type="date" />}
        </Field>
      </div>
      <Field label="Note" error={errors.note}>
        {(ids) => <TextArea {...ids} {...input('note')} rows={3} maxLength={500} />}
      </Field>
    </>
  );
}
