import type { Metadata } from 'next';
import { NumberList } from '@/components/own-numbers/number-list';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { listOwnNumbers } from '@/lib/own-numbers/queries';
import { customerNumbersPath, ownNumbersHref } from '@/lib/own-numbers/rules/paths';
import { ownNumberFilters } from '@/lib/own-numbers/schema';
import { may } from '@/lib/users/rules/rights';
import { findNamedOwner } from '../owner-of';

export const metadata: Metadata = {
  title: 'Part numbers of a customer',
  description: 'The numbers under which a company or a customer knows our products.',
  robots: { index: false },
};

type Props = {
  params: Promise<{ owner: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function CustomerNumbersPage({ params, searchParams }: Props) {
  const { owner } = await params;
  const path = customerNumbersPath(owner);
  const filters = ownNumberFilters.parse(await searchParams);
  const { role } = await requireRight('companies.view', ownNumbersHref(filters, path));
  const { stored, name, href } = await findNamedOwner(owner);
  const trail = [
    { name, href },
    { name: 'Part numbers', href: path },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <div>
        <h1 className="text-4xl">Part numbers</h1>
        <p className="mt-2 max-w-prose wrap-anywhere text-muted">
          The numbers under which {name} knows our products. Search, quick order and order entry find them,
          and orders, packing slips and invoices name them.
        </p>
      </div>
      <NumberList
        owner={owner}
        found={await listOwnNumbers(stored, filters)}
        filters={filters}
        path={path}
        mayEdit={may(role, 'companies.edit')}
        isOwn={false}
      />
    </div>
  );
}
