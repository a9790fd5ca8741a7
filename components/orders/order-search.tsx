'use client';
import Form from 'next/form';
import { Button } from '@/components/ui/button';
import { Field } from '@/components/ui/field';
import { Select, TextInput } from '@/components/ui/input';
import { requestedFilters, requestedNames } from '@/lib/orders/rules/list-href';
import type { OrderFilters } from '@/lib/orders/schema/inputs';

/** Searches a list of orders by word prefixes and, with `byDay`, by the day of the order and the one for which it is wanted; `hint` gives examples. */
export function OrderSearch({
  path,
  filters: { q, state, returns, from, to, requested, sort },
  hint,
  byDay = false,
}: {
  path: string;
  filters: OrderFilters;
  hint: string;
  byDay?: boolean;
}) {
  const layout = byDay
    ? 'grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[minmax(0,1fr)_auto_auto_auto_auto]'
    : 'flex max-w-xl gap-2';
  return (
    <Form
      key={JSON.stringify([q, state, returns, from, to, requested])}
      action={path}
      role="search"
      className={`mb-5 ${layout}`}
    >
      {state && <input type="hidden" name="state" value={state} />}
      {returns && <input type="hidden" name="returns" value={returns} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <TextInput type="search" name="q" defaultValue={q} aria-label="Search orders" placeholder={hint} />
      {byDay && (
        <>
          <Field label="Placed from">
            {(ids) => <TextInput {...ids} type="date" name="from" defaultValue={from} />}
          </Field>
          <Field label="Placed to">
            {(ids) => <TextInput {...ids} type="date" name="to" defaultValue={to} />}
          </Field>
          <Field label="Requested for">
            {(ids) => (
              <Select {...ids} name="requested" defaultValue={requested ?? ''}>
                <option value="">All orders</option>
                {requestedFilters.map((one) => (
                  <option key={one} value={one}>
                    {requestedNames[one]}
                  </option>
                ))}
              </Select>
            )}
          </Field>
        </>
      )}
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
