import { render, screen, within } from '@testing-library/react';
import { CreditTable } from '@/components/credit/credit-table';
import type { CreditAccount } from '@/lib/credit/schema';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));

const account = (name: string, more: Partial<CreditAccount>): CreditAccount => ({
  id: name,
  name,
  email: `${name}@buyers.example`,
  status: 'active',
  netDays: 14,
  limit: 500_000,
  used: 123_456,
  firstDueOn: null,
  termsVersion: 1,
  ...more,
});

const show = (...rows: CreditAccount[]) =>
  render(
    <CreditTable rows={rows} filters={{}} currency="USD" locale="en-US" today="2026-06-20" graceDays={10} />,
  );

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(name) });

test('each account says where it stands: granted, overdue, on hold after the grace, or withdrawn', () => {
  show(
    account('ann', {}),
    account('bob', { firstDueOn: '2026-06-19' }),
    account('cleo', { firstDueOn: '2026-06-09' }),
    account('dan', { status: 'withdrawn', firstDueOn: '2026-01-01' }),
    account('eve', { firstDueOn: '2026-06-20' }),
    account('fay', { firstDueOn: '2026-06-10' }),
  );
  const said = {
    ann: 'Granted',
    bob: 'Overdue',
    cleo: 'On hold',
    dan: 'Withdrawn',
    eve: 'Granted',
    fay: 'Overdue',
  };
  for (const [name, status] of Object.entries(said))
    expect(within(rowOf(name)).getByText(status)).toBeVisible();
});

test('an account shows what is used of its limit and leads to its terms', () => {
  show(account('ann', {}));
  const row = within(rowOf('ann'));
  expect(row.getByText('$1,234.56')).toBeVisible();
  expect(row.getByText('of $5,000.00')).toBeVisible();
  expect(row.getByRole('link', { name: 'ann' })).toHaveAttribute('href', '/dashboard/credit/ann');
});

test('the list is sorted by the links of its columns', () => {
  show(account('ann', {}));
  expect(screen.getByRole('link', { name: 'Used of limit' })).toHaveAttribute(
    'href',
    '/dashboard/credit?sort=-used',
  );
  expect(screen.getByRole('columnheader', { name: 'Customer' })).toHaveAttribute('aria-sort', 'ascending');
});
