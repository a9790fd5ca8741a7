import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountStatementView } from '@/components/credit/statement';
import { api } from '@/lib/api/client/api';
import { statementOf, type Movement, type OpenItem } from '@/lib/receivables/rules/statement';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));
const put = jest.spyOn(api, 'put');

const movement = (day: string, kind: Movement['kind'], number: string, amount: number): Movement => ({
  day,
  kind,
  number,
  orderNumber: 'HX-11112222',
  amount,
});
const movements = [
  movement('2026-05-30', 'invoice', 'INV-2026-00001', 10_000),
  movement('2026-06-03', 'invoice', 'INV-2026-00002', 5_000),
  movement('2026-06-04', 'credit-note', 'CN-2026-00001', -1_500),
  movement('2026-06-10', 'payment', '', -10_000),
];
const open: OpenItem = {
  number: 'INV-2026-00002',
  issuedOn: '2026-06-03',
  dueOn: '2026-06-17',
  open: 3_500,
  daysOverdue: 3,
  reminders: 1,
  isPaused: false,
};

function show({ openItems = [open], ...more }: { openItems?: OpenItem[]; showsReminders?: boolean } = {}) {
  const statement = {
    ...statementOf(movements, '2026-06-01', '2026-06-30'),
    currency: 'USD',
    openItems,
    ageing: [0, 3_500, 0, 0, 0],
  };
  render(
    <AccountStatementView
      statement={statement}
      path="/dashboard/statement"
      pdfPath="/api/statement"
      locale="en-US"
      {...more}
    />,
  );
}

const valueOf = (term: string) =>
  screen.getAllByText(term, { selector: 'dt' })[0]!.nextElementSibling!.textContent;

test('the sums lead from the opening to the closing balance', () => {
  show();
  const sums = ['Opening balance', 'Invoices', 'Credit notes', 'Payments', 'Closing balance'].map(valueOf);
  expect(sums).toEqual(['$100.00', '$50.00', '-$15.00', '-$100.00', '$35.00']);
  expect(valueOf('0–30 days')).toBe('$35.00');
});

test('each movement shows the balance after it, and the PDF covers the same days', () => {
  show();
  const table = screen.getByRole('table', { name: 'Movements' });
  const balances = within(table)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell').at(-1)!.textContent);
  expect(balances).toEqual(['$150.00', '$135.00', '$35.00']);
  expect(screen.getByRole('link', { name: 'Statement (PDF)' })).toHaveAttribute(
    'href',
    '/api/statement?from=2026-06-01&to=2026-06-30',
  );
});

test('an open invoice says since when it is overdue and links to its file', () => {
  show();
  expect(screen.getByText('3 days overdue')).toBeVisible();
  expect(screen.getByRole('link', { name: 'INV-2026-00002' })).toHaveAttribute(
    'href',
    '/api/invoices/INV-2026-00002/pdf',
  );
  expect(screen.queryByRole('button', { name: /reminders/ })).toBeNull();
});

test('staff pause the reminders about one invoice', async () => {
  put.mockResolvedValue({});
  show({ showsReminders: true });
  expect(screen.getByText('1 of 3 sent')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Pause reminders about INV-2026-00002' }));
  await waitFor(() =>
    expect(put).toHaveBeenCalledWith('/invoices/INV-2026-00002/reminders', { paused: true }),
  );
});

test('without open invoices the statement says so', () => {
  show({ openItems: [] });
  expect(screen.getByText('No invoice is open.')).toBeVisible();
});
