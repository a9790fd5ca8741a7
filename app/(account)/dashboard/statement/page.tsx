import type { Metadata } from 'next';
import { AccountStatementView } from '@/components/credit/statement';
import { findStatementAccount } from '@/lib/auth/active-company';
import { requireSignedIn } from '@/lib/auth/current-session';
import { findCreditAccount } from '@/lib/credit/queries';
import { findStatement, statementDays } from '@/lib/receivables/queries';
import { findShop } from '@/lib/settings/queries';
import { formatMoney } from '@/lib/shared/money';

export const metadata: Metadata = {
  title: 'Account statement',
  description: 'Your open invoices, and what has moved your account.',
  robots: { index: false },
};

const path = '/dashboard/statement';
type Props = { searchParams: Promise<Record<string, string | string[] | undefined>> };

export default async function StatementPage({ searchParams }: Props) {
  const person = await requireSignedIn(path);
  const [shop, { id, name }] = await Promise.all([findShop(), findStatementAccount(person)]);
  const [account, statement] = await Promise.all([
    findCreditAccount(id),
    findStatement(id, statementDays.parse(await searchParams), shop),
  ]);
  const money = (amount: number) => formatMoney(amount, shop.currency, shop.locale);
  return (
    <>
      <h1 className="text-4xl">Account statement</h1>
      {id !== person.userId && <p className="mt-2 text-muted">Account of {name}</p>}
      <p className="mt-3 mb-6 max-w-prose text-muted">
        {account?.status === 'active'
          ? `You buy on invoice with ${account.netDays} days to pay. ${money(account.used)} of your limit of ${money(account.limit)} are used.`
          : 'Invoices, credit notes and payments of your orders.'}
      </p>
      <AccountStatementView statement={statement} path={path} pdfPath="/api/statement" locale={shop.locale} />
    </>
  );
}
