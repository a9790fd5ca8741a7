'use client';
import type { ComponentProps, ReactNode } from 'react';
import { get, useFormContext, type FieldPath } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import type { ProductForm } from '@/lib/catalog/rules/product-form';

type FieldProps = {
  name: FieldPath<ProductForm>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  className?: string;
};

/** The error message of an input of the product form. */
export function useProblem(name: string): string | undefined {
  const { formState } = useFormContext<ProductForm>();
  return (get(formState.errors, name) as { message?: string } | undefined)?.message;
}

/** A labelled text input of the product form, with its error. */
export function FormText({
  name,
  label,
  help,
  required,
  className,
  ...input
}: FieldProps & Omit<ComponentProps<'input'>, 'name' | 'className'>) {
  const { register } = useFormContext<ProductForm>();
  return (
    <Field label={label} help={help} required={required} className={className} error={useProblem(name)}>
      {(ids) => <TextInput {...ids} autoComplete="off" {...register(name)} {...input} />}
    </Field>
  );
}

/** A labelled multi-line input of the product form. */
export function FormTextArea({
  name,
  label,
  help,
  required,
  className,
  rows,
}: FieldProps & { rows: number }) {
  const { register } = useFormContext<ProductForm>();
  return (
    <Field label={label} help={help} required={required} className={className} error={useProblem(name)}>
      {(ids) => <TextArea {...ids} rows={rows} {...register(name)} />}
    </Field>
  );
}

/** A labelled select of the product form; `children` are its options. */
export function FormSelect({
  name,
  label,
  help,
  required,
  className,
  children,
}: FieldProps & { children: ReactNode }) {
  const { register } = useFormContext<ProductForm>();
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
