import type { Metadata } from 'next';
import { BankFilter } from '@/components/bank/bank-filter';
import { EntryTable } from '@/components/bank/entry-table';
import { RefundTable } from '@/components/bank/refund-table';
import { StatementImport } from '@/components/bank/statement-import';
import { Editable } from '@/components/layout/allowed';
import { ButtonLink, buttonClasses } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { Pagination } from '@/components/ui/pagination';
import { requireRight } from '@/lib/auth/current-session';
import {
  countBankEntries,
  findReversals,
  listBankEntries,
  listOpenBankRefunds,
} from '@/lib/payments/queries/bank';
import { bankHref, bankPath } from '@/lib/payments/rules/bank-list';
import { bankFilters } from '@/lib/payments/schema/bank-list';
import { findShop } from '@/lib/settings/queries';
import { dayAt } from '@/lib/shared/dates';
import { pageNumber } from '@/lib/shared/paging';

export const metadata: Metadata = {
  title: 'Bank account',
  description: 'Bank statements, transfers to assign to orders, and refunds to make.',
  robots: { index: false },
};

type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function BankPage({ searchParams }: Props) {
  const query = await searchParams;
  const filters = bankFilters.parse(query);
  await requireRight('payments.view', bankHref(filters));
  const [found, counts, refunds, { locale, timeZone }] = await Promise.all([
    listBankEntries(filters, pageNumber(query.page)),
    countBankEntries(),
    listOpenBankRefunds(),
    findShop(),
  ]);
  const reversals = await findReversals(found.rows);
  return (
    <Editable right="payments.edit">
      <div className="flex flex-wrap items-center justify-between gap-4">
        <h1 className="text-4xl">Bank account</h1>
        <a
          href={bankHref(filters, '/api/bank/entries/export')}
          download
          className={buttonClasses('secondary', 'sm')}
        >
          Export as CSV
        </a>
      </div>
      <p className="mt-3 mb-4 max-w-prose text-muted">
        Import the statements of your bank. Each entry is imported once; transfers that name their order are
        assigned by themselves, and you decide about the others.
      </p>
      <StatementImport locale={locale} />
      {refunds.length > 0 && (
        <section aria-label="Refunds" className="mt-8 flex flex-col items-start gap-3">
          <RefundTable rows={refunds} locale={locale} today={dayAt(new Date(), timeZone)} />
          <a href="/api/bank/refunds" download className={buttonClasses('secondary', 'sm')}>
            Export refunds as CSV
          </a>
        </section>
      )}
      <BankFilter filters={filters} counts={counts} />
      {found.rows.length > 0 ? (
        <EntryTable rows={found.rows} filters={filters} reversals={reversals} locale={locale} />
      ) : counts.all > 0 ? (
        <EmptyState title="No entries match" action={<ButtonLink href={bankPath}>Show all</ButtonLink>}>
          Try fewer words, another status or other days.
        </EmptyState>
      ) : (
        <EmptyState title="No entries yet">Entries appear here once a statement is imported.</EmptyState>
      )}
      <Pagination page={found.page} pages={found.pages} hrefFor={(page) => bankHref({ ...filters, page })} />
    </Editable>
  );
}
