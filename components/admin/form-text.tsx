'use client';
import type { ComponentProps, ReactNode } from 'react';
import { get, useFormContext, type FieldPath } from 'react-hook-form';
import { Field } from '@/components/ui/field';
import { Select, TextArea, TextInput } from '@/components/ui/input';
import type { ProductForm } from '@/lib/catalog/rules/product-form';

type Facts = {
  name: FieldPath<ProductForm>;
  label: string;
  help?: ReactNode;
  required?: boolean;
  className?: string;
};

/** What is wrong with an input of the product's form. */
export function useProblem(name: string): string | undefined {
  const { formState } = useFormContext<ProductForm>();
  return (get(formState.errors, name) as { message?: string } | undefined)?.message;
}

/** One labelled input of the product's form, with its error. */
export function FormText({
  name,
  label,
  help,
  required,
  className,
  ...input
}: Facts & Omit<ComponentProps<'input'>, 'name' | 'className'>) {
  const { register } = useFormContext<ProductForm>();
  return (
    <Field {...{ label, help, required, className }} error={useProblem(name)}>
      {(ids) => <TextInput {...ids} autoComplete="off" {...register(name)} {...input} />}
    </Field>
  );
}

/** The same with several lines. */
export function FormTextArea({ name, label, help, required, className, rows }: Facts & { rows: number }) {
  const { register } = useFormContext<ProductForm>();
  return (
    <Field {...{ label, help, required, className }} error={useProblem(name)}>
      {(ids) => <TextArea {...ids} rows={rows} {...register(name)} />}
    </Field>
  );
}

/** The same with a choice; `children` are its options. */
export function FormSelect({
  name,
  label,
  help,
  required,
  className,
  children,
}: Facts & { children: ReactNode }) {
  const { register } = useFormContext<ProductForm>();
  return (
    <Field {...{ label, help, required, className }} error={useProblem(name)}>
      {(ids) => (
        <Select {...ids} {...register(name)}>
          {children}
        </Select>
      )}
    </Field>
  );
}
