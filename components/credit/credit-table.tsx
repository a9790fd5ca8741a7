'use client';
import { Link } from '@/components/ui/link';
import { EmailText } from '@/components/account/email-text';
import { Badge } from '@/components/ui/badge';
import { spareColumn, Table, TableCell, TableRow } from '@/components/ui/table';
import { isHeld } from '@/lib/credit/rules/claims';
import { creditHref, creditPath } from '@/lib/credit/rules/href';
import type { CreditAccount, CreditFilters } from '@/lib/credit/schema';
import { formatDay } from '@/lib/shared/dates';
import { formatMoney } from '@/lib/shared/money';
import { sortableColumn } from '@/lib/shared/sorting';

type Clocked = { today: string; graceDays: number };

/** Where an account stands: withdrawn, on hold, overdue, or granted. */
export function CreditBadge({ account, today, graceDays }: { account: CreditAccount } & Clocked) {
  const { status, firstDueOn } = account;
  if (status === 'withdrawn') return <Badge>Withdrawn</Badge>;
  if (isHeld(firstDueOn, today, graceDays)) return <Badge tone="bad">On hold</Badge>;
  if (firstDueOn && firstDueOn < today) return <Badge tone="warn">Overdue</Badge>;
  return <Badge tone="good">Granted</Badge>;
}

/** Credit accounts with what is used of their limits. */
export function CreditTable({
  rows,
  filters,
  currency,
  locale,
  ...clocked
}: { rows: CreditAccount[]; filters: CreditFilters; currency: string; locale: string } & Clocked) {
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const sorting = {
    sort: filters.sort,
    fallback: 'name',
    hrefFor: (sort: CreditFilters['sort']) => creditHref({ ...filters, sort }),
  };
  return (
    <Table
      caption="Credit accounts"
      columns={[
        sortableColumn('Customer', 'name', sorting),
        'Status',
        { title: 'Days to pay', right: true, spare: true },
        { ...sortableColumn('Used of limit', 'used', { ...sorting, first: 'descending' }), right: true },
        sortableColumn('First due', 'due', sorting),
      ]}
    >
      {rows.map((account) => (
        <TableRow key={account.id}>
          <TableCell label="">
            <Link href={`${creditPath}/${account.id}`} className="font-semibold underline underline-offset-4">
              {account.name}
            </Link>
            <span className="block text-sm text-muted">
              <EmailText email={account.email} />
            </span>
          </TableCell>
          <TableCell label="Status">
            <CreditBadge account={account} {...clocked} />
          </TableCell>
          <TableCell label="Days to pay" className={`figures md:text-right ${spareColumn}`}>
            {account.netDays}
          </TableCell>
          <TableCell label="Used of limit" className="figures max-md:col-span-2 md:text-right">
            <span className="whitespace-nowrap">{money(account.used)}</span>{' '}
            <span className="whitespace-nowrap text-muted">of {money(account.limit)}</span>
          </TableCell>
          <TableCell label="First due" className="md:whitespace-nowrap">
            {account.firstDueOn ? formatDay(account.firstDueOn, locale) : '–'}
          </TableCell>
        </TableRow>
      ))}
    </Table>
  );
}
