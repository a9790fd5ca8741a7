import type { Metadata } from 'next';
import { NumberList } from '@/components/own-numbers/number-list';
import { requireSignedIn } from '@/lib/auth/current-session';
import { listOwnNumbers } from '@/lib/own-numbers/queries';
import { ownNumbersHref, ownNumbersPath } from '@/lib/own-numbers/rules/paths';
import { ownNumberFilters } from '@/lib/own-numbers/schema';
import { findNumberOwner } from './owner';

export const metadata: Metadata = {
  title: 'Part numbers',
  description: 'The numbers under which you know our products.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function PartNumbersPage({ searchParams }: Props) {
  const filters = ownNumberFilters.parse(await searchParams);
  const person = await requireSignedIn(ownNumbersHref(filters));
  const { id, stored, name, mayEdit } = await findNumberOwner(person);
  return (
    <div className="flex flex-col gap-6">
      <div>
        <h1 className="text-4xl">Part numbers</h1>
        <p className="mt-2 max-w-prose text-muted">
          {name
            ? `The numbers under which ${name} knows our products. `
            : 'Your own numbers of our products. '}
          Search and quick order find them, and your orders, packing slips and invoices name them.
        </p>
      </div>
      <NumberList
        owner={id}
        found={await listOwnNumbers(stored, filters)}
        filters={filters}
        path={ownNumbersPath}
        mayEdit={mayEdit}
      />
    </div>
  );
}
