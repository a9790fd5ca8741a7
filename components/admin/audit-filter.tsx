'use client';
import Form from 'next/form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { auditKinds, type AuditFilters } from '@/lib/audit/schema';

/** The filters of the audit log, a plain form that works without scripts and puts them into the address. */
export function AuditFilter({ path, filters }: { path: string; filters: AuditFilters }) {
  return (
    <Form
      action={path}
      role="search"
      className="my-5 grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[1fr_1.5fr_1fr_1fr_auto]"
    >
      <Field label="Kind">
        {(ids) => (
          <Select {...ids} name="kind" defaultValue={filters.kind ?? ''}>
            <option value="">All</option>
            {Object.entries(auditKinds).map(([kind, name]) => (
              <option key={kind} value={kind}>
                {name}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <Field label="Email of who made the change">
        {(ids) => <TextInput {...ids} type="email" name="actor" defaultValue={filters.actor} />}
      </Field>
      <Field label="From">
        {(ids) => <TextInput {...ids} type="date" name="from" defaultValue={filters.from} />}
      </Field>
      <Field label="To">
        {(ids) => <TextInput {...ids} type="date" name="to" defaultValue={filters.to} />}
      </Field>
      <Button type="submit" variant="secondary">
        Show
      </Button>
    </Form>
  );
}
