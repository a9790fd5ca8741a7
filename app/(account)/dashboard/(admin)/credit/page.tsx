import type { Metadata } from 'next';
import { CreditFilter } from '@/components/credit/credit-filter';
import { CreditTable } from '@/components/credit/credit-table';
import { GrantSearch } from '@/components/credit/grant-search';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import { countCreditAccounts, listCreditAccounts } from '@/lib/credit/queries';
import { creditHref, creditPath } from '@/lib/credit/rules/href';
import { creditFilters } from '@/lib/credit/schema';
import { findLastCheck } from '@/lib/receivables/commands/check-credit';
import { findShop } from '@/lib/settings/queries';
import { now } from '@/lib/platform/clock';
import { dayAt } from '@/lib/shared/dates';
import { pageNumber } from '@/lib/shared/paging';
import { listAccounts } from '@/lib/users/queries';
import { may } from '@/lib/users/rules/rights';

export const metadata: Metadata = {
  title: 'Credit accounts',
  description: 'Customers who buy on invoice, their limits and what is used of them.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function CreditPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = creditFilters.parse(query);
  const person = await requireRight('credit.view', creditHref(filters));
  const shop = await findShop();
  const who = typeof query.who === 'string' ? query.who.trim().slice(0, 100) : '';
  const [found, counts, people, check] = await Promise.all([
    listCreditAccounts(filters, pageNumber(query.page), shop),
    countCreditAccounts(shop),
    who ? listAccounts(who, 1) : null,
    findLastCheck(),
  ]);
  const { currency, locale, timeZone, creditControl } = shop;
  const clocked = { today: dayAt(now(), timeZone), graceDays: creditControl.graceDays };
  return (
    <>
      <h1 className="text-4xl">Credit accounts</h1>
      <p className="mt-3 mb-4 max-w-prose text-muted">
        Customers to whom invoice is offered. Open orders and open invoices count against the limit; while an
        invoice is overdue for more than {creditControl.graceDays} days, nothing more is sold on invoice.
      </p>
      {check && check.differences.length > 0 && (
        <p role="alert" className="mb-4 rounded-card bg-warn-ground p-4 text-warn">
          The nightly recount found accounts whose used amount is not what their orders owe:{' '}
          {check.differences.map(({ name }) => name).join(', ')}
        </p>
      )}
      <CreditFilter filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <CreditTable rows={found.rows} filters={filters} currency={currency} locale={locale} {...clocked} />
      ) : counts.all > 0 ? (
        <EmptyState title="No account matches" action={<ButtonLink href={creditPath}>Show all</ButtonLink>}>
          Try fewer words or another status.
        </EmptyState>
      ) : (
        <EmptyState title="Nobody buys on invoice yet">Grant terms to a customer below.</EmptyState>
      )}
      <Pagination
        page={found.page}
        pages={found.pages}
        hrefFor={(page) => creditHref({ ...filters, page })}
      />
      {may(person.role, 'credit.edit') && <GrantSearch who={who} found={people?.rows ?? []} />}
    </>
  );
}
