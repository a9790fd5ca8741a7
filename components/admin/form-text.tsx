'use client';
import type { ComponentProps, ReactNode } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';

type FieldProps = {
  /** The path of the value in the form, such as `bank.iban` or `variants.0.sku`. */
  name: string;
  label: string;
  help?: ReactNode;
  required?: boolean;
  className?: string;
};

/** The error message of an input of an admin form. */
export function useProblem(name: string): string | undefined {
  const { formState } = useFormContext();
  return (get(formState.errors, name) as { message?: string } | undefined)?.message;
}

/** A labeled text input of an admin form, with its error. */
export function FormText({
  name,
  label,
  help,
  required,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'name' | 'className'>) {
  const { register } = useFormContext();
  return (
    <Field label={label} help={help} required={required} className={className} error={useProblem(name)}>
      {(ids) => <TextInput {...ids} autoComplete="off" {...register(name)} {...input} />}
    </Field>
  );
}

/** A labeled multi-line input of an admin form. */
export function FormTextArea({
  name,
  label,
  help,
  required,
  className,
  rows,
}: FieldProps & { rows: number }) {
  const { register } = useFormContext();
  return (
    <Field label={label} help={help} required={required} className={className} error={useProblem(name)}>
      {(ids) => <TextArea {...ids} rows={rows} {...register(name)} />}
    </Field>
  );
}

/** A labeled select of an admin form; `children` are its options. */
export function FormSelect({
  name,
  label,
  help,
  required,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  const { register } = useFormContext();
  return (
    <Field label={label} help={help} required={required} className={className} error={useProblem(name)}>
      {(ids) => (
        <Select {...ids} {...register(name)}>
          {children}
        </Select>
      )}
    </Field>
  );
}
