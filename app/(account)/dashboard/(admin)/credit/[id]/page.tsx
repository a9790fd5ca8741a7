import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { AccountHead } from '@/components/credit/account-head';
import { CreditBadge } from '@/components/credit/credit-table';
import { AccountStatementView } from '@/components/credit/statement';
import { TermsForm } from '@/components/credit/terms-form';
import { Editable } from '@/components/layout/allowed';
import { Breadcrumbs } from '@/components/ui/breadcrumbs';
import { requireRight } from '@/lib/auth/current-session';
import { findBuyer, findCreditAccount } from '@/lib/credit/queries';
import { creditPath } from '@/lib/credit/rules/href';
import { creditAccountParams } from '@/lib/credit/schema';
import { findStatement, statementDays } from '@/lib/receivables/queries';
import { findShop } from '@/lib/settings/queries';
import { formatMoney } from '@/lib/shared/money';

export const metadata: Metadata = {
  title: 'Credit account',
  description: 'Terms and statement of a customer.',
  robots: { index: false },
};

type Props = {
  params: Promise<{ id: string }>;
  searchParams: Promise<Record<string, string | string[] | undefined>>;
};

export default async function CreditAccountPage({ params, searchParams }: Props) {
  const { id } = await params;
  await requireRight('credit.view', `${creditPath}/${id}`);
  const person = creditAccountParams.safeParse({ id }).success ? await findBuyer(id) : null;
  if (!person) notFound();
  const shop = await findShop();
  const { currency, locale, creditControl } = shop;
  const [account, statement] = await Promise.all([
    findCreditAccount(id),
    findStatement(id, statementDays.parse(await searchParams), shop),
  ]);
  const money = (amount: number) => formatMoney(amount, currency, locale);
  const trail = [
    { name: 'Credit accounts', href: creditPath },
    { name: person.name, href: `${creditPath}/${id}` },
  ];
  return (
    <div className="flex flex-col gap-6">
      <Breadcrumbs trail={trail} />
      <AccountHead id={id} {...person} />
      {account ? (
        <p className="flex flex-wrap items-center gap-3">
          <CreditBadge account={account} today={statement.today} graceDays={creditControl.graceDays} />
          <span className="figures">
            {money(account.used)} of {money(account.limit)} used
          </span>
        </p>
      ) : (
        <p className="text-muted">No terms: this customer can’t buy on invoice.</p>
      )}
      <Editable right="credit.edit">
        <TermsForm
          key={account?.termsVersion}
          id={id}
          account={account}
          currency={currency}
          locale={locale}
        />
      </Editable>
      <AccountStatementView
        statement={statement}
        showsReminders
        path={`${creditPath}/${id}`}
        pdfPath={`/api/credit-accounts/${id}/statement`}
        locale={locale}
      />
    </div>
  );
}
