'use client';
import Form from 'next/form';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';

/**
 * The search of an admin list, in its address. `kept` are the list's other filters, which stay as they are; `children`
 * are further fields before the text.
 */
export function ListSearch({
  action,
  label,
  text,
  kept = {},
  children,
}: {
  action: string;
  label: string;
  text?: string;
  kept?: Record<string, string | undefined>;
  children?: ReactNode;
}) {
  return (
    <Form
      key={JSON.stringify([text, kept])}
      action={action}
      role="search"
      className={`mb-5 grid max-w-3xl items-end gap-3 ${children ? 'sm:grid-cols-[14rem_1fr_auto]' : 'sm:grid-cols-[1fr_auto]'}`}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
      <Field label={label}>
        {(ids) => <TextInput {...ids} type="search" name="q" defaultValue={text} maxLength={100} />}
      </Field>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
