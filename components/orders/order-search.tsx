import Form from 'next/form';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/input';
import type { OrderFilters } from '@/lib/orders/schema/inputs';

/** Searches a list of orders by word prefixes; `hint` gives examples. */
export function OrderSearch({
  path,
  filters: { q, state, returns, sort },
  hint,
}: {
  path: string;
  filters: OrderFilters;
  hint: string;
}) {
  return (
    <Form action={path} role="search" className="mb-5 flex max-w-xl gap-2">
      {state && <input type="hidden" name="state" value={state} />}
      {returns && <input type="hidden" name="returns" value={returns} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <TextInput type="search" name="q" defaultValue={q} aria-label="Search orders" placeholder={hint} />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
