import type { Metadata } from 'next';
import { Link } from '@/components/ui/link';
import { NewListForm } from '@/components/shopping-lists/new-list-form';
import { EmptyState } from '@/components/ui/empty-state';
import { Table, TableCell, TableRow } from '@/components/ui/table';
import { findActiveCompany } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { mayInCompany } from '@/lib/companies/rules/rights';
import { findShop } from '@/lib/settings/queries';
import { clockSettings } from '@/lib/settings/rules/shop';
import { formatDate } from '@/lib/shared/dates';
import { listShoppingLists } from '@/lib/shopping-lists/queries/lists';
import { listHref, listsPath } from '@/lib/shopping-lists/rules/paths';

export const metadata: Metadata = {
  title: 'Lists',
  description: 'What you order again and again.',
  robots: { index: false },
};

export default async function ListsPage() {
  const person = await requireSignedIn(listsPath);
  const [active, shop] = await Promise.all([findActiveCompany(person), findShop()]);
  const lists = await listShoppingLists(person.userId, active);
  const company = active && mayInCompany(active, 'orders.request') ? active.name : null;
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-4xl">Lists</h1>
        <p className="mt-2 max-w-prose text-muted">
          What you order again and again, with usual quantities. Each list says what has changed since you
          ordered last, and can remind you.
        </p>
      </div>
      <NewListForm company={company} />
      {lists.length > 0 ? (
        <Table
          caption="Lists"
          columns={['List', 'For', { title: 'Products', right: true }, 'Reminder', 'Changed']}
        >
          {lists.map(({ id, name, company: sharedWith, lines, reminder, changedAt }) => (
            <TableRow key={id}>
              <TableCell label="" className="font-semibold wrap-anywhere">
                <Link href={listHref(id)} className="underline-offset-4 hover:underline">
                  {name}
                </Link>
              </TableCell>
              <TableCell label="For">{sharedWith ?? 'You alone'}</TableCell>
              <TableCell label="Products" className="figures md:text-right">
                {lines}
              </TableCell>
              <TableCell label="Reminder">
                {reminder ? formatDate(reminder.nextAt, clockSettings(shop)) : '–'}
              </TableCell>
              <TableCell label="Changed">{formatDate(changedAt, clockSettings(shop))}</TableCell>
            </TableRow>
          ))}
        </Table>
      ) : (
        <EmptyState title="No lists yet">
          Name one above, then add to it here, from your cart, an order, quick order or a product.
        </EmptyState>
      )}
    </div>
  );
}
