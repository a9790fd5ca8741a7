'use client';
import Form from 'next/form';
import { Link } from '@/components/ui/link';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { TextInput } from '@/components/ui/input';
import { creditPath } from '@/lib/credit/rules/href';

/** Finds the customer to whom terms are to be granted. */
export function GrantSearch({
  who,
  found,
}: {
  who: string;
  found: { id: string; name: string; email: string }[];
}) {
  return (
    <section aria-labelledby="grant" className="mt-10">
      <h2 id="grant" className="mb-3 text-2xl">
        Grant terms to a customer
      </h2>
      <Form action={creditPath} className="flex flex-wrap items-end gap-3">
        <Field label="Customer’s name or email">
          {(ids) => <TextInput {...ids} type="search" name="who" defaultValue={who} maxLength={100} />}
        </Field>
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </Form>
      {who && found.length === 0 && <p className="mt-3 text-muted">No account matches.</p>}
      <ul className="mt-3 flex flex-col gap-2">
        {found.map(({ id, name, email }) => (
          <li key={id}>
            <Link href={`${creditPath}/${id}`} className="underline underline-offset-4">
              {name} ({email})
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
