'use client';
import Form from 'next/form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { subscribersPath } from '@/lib/newsletter/rules/campaigns';
import type { SubscriberFilters } from '@/lib/newsletter/schema/subscribers';

/** The search for parts of an address. */
export function SubscriberSearch({ filters }: { filters: SubscriberFilters }) {
  return (
    <Form
      key={JSON.stringify(filters)}
      action={subscribersPath}
      role="search"
      className="mb-5 grid max-w-3xl items-end gap-3 sm:grid-cols-[1fr_auto]"
    >
      {filters.state && <input type="hidden" name="state" value={filters.state} />}
      <Field label="Beginning of a name, an email or a domain">
        {(ids) => <TextInput {...ids} type="search" name="q" defaultValue={filters.q} maxLength={100} />}
      </Field>
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
