import Form from 'next/form';
import { Button } from '@/components/ui/button';
import { TextInput } from '@/components/ui/input';
import type { OrderFilters } from '@/lib/orders/schema/inputs';

/** Finds orders by the beginnings of number, name, e-mail, town, SKU or purchase order. */
export function DeskSearch({ filters: { q, state, sort } }: { filters: OrderFilters }) {
  return (
    <Form action="/dashboard/manageOrder" role="search" className="mb-5 flex max-w-xl gap-2">
      {state && <input type="hidden" name="state" value={state} />}
      {sort && <input type="hidden" name="sort" value={sort} />}
      <TextInput
        type="search"
        name="q"
        defaultValue={q}
        aria-label="Search orders"
        placeholder="Number, name, e-mail, SKU, purchase order"
      />
      <Button type="submit" variant="secondary">
        Search
      </Button>
    </Form>
  );
}
