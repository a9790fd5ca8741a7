import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TermsForm } from '@/components/credit/terms-form';
import { Editable, RoleProvider } from '@/components/layout/allowed';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { CreditAccount } from '@/lib/credit/schema';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn(), refresh: jest.fn() }) }));
const put = jest.spyOn(api, 'put');
const success = jest.spyOn(toast, 'success');
const error = jest.spyOn(toast, 'error');

beforeEach(() => {
  jest.clearAllMocks();
  put.mockResolvedValue({});
});

const account: CreditAccount = {
  id: 'a1',
  name: 'Ann',
  email: 'ann@buyers.example',
  status: 'active',
  netDays: 14,
  limit: 123_456,
  used: 0,
  firstDueOn: null,
  termsVersion: 3,
};

const show = (known: CreditAccount | null) =>
  render(<TermsForm id="a1" account={known} currency="USD" locale="en-US" />);
const type = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('terms are granted with the amount in cents and the version that was seen', async () => {
  show(null);
  type(/^Credit limit/, '2,500.50');
  type(/^Days to pay/, '21');
  type(/^Reason/, 'Good references');
  await userEvent.click(screen.getByRole('button', { name: 'Grant terms' }));
  await waitFor(() => expect(success).toHaveBeenCalledWith('Terms saved'));
  const sent = { status: 'active', netDays: 21, limit: 250_050, why: 'Good references', version: null };
  expect(put).toHaveBeenCalledWith('/credit-accounts/a1', sent);
});

test('known terms are shown, and withdrawing them sends their version', async () => {
  show(account);
  expect(screen.getByLabelText(/^Credit limit/)).toHaveValue('1234.56');
  await userEvent.selectOptions(screen.getByLabelText('Buying on invoice'), 'Withdrawn');
  type(/^Reason/, 'Closed');
  await userEvent.click(screen.getByRole('button', { name: 'Save terms' }));
  await waitFor(() => expect(put).toHaveBeenCalled());
  expect(put.mock.calls[0]![1]).toMatchObject({ status: 'withdrawn', version: 3, limit: 123_456 });
});

test('wrong values are errors at their fields, and nothing is sent', async () => {
  show(null);
  type(/^Days to pay/, '400');
  type(/^Credit limit/, 'a lot');
  await userEvent.click(screen.getByRole('button', { name: 'Grant terms' }));
  expect(await screen.findByText('At most 365 days')).toBeVisible();
  expect(screen.getByText('Enter an amount')).toBeVisible();
  expect(screen.getByText('Say why: the audit log keeps it')).toBeVisible();
  expect(put).not.toHaveBeenCalled();
});

test('terms that somebody else has changed are not overwritten: the error says so', async () => {
  put.mockRejectedValue(new ApiError(409, 'terms-changed', 'These terms have been changed in the meantime.'));
  show(account);
  type(/^Reason/, 'Higher');
  await userEvent.click(screen.getByRole('button', { name: 'Save terms' }));
  await waitFor(() => expect(error).toHaveBeenCalled());
  expect(JSON.stringify(error.mock.calls)).toContain('changed in the meantime');
});

test('who may only look can’t change terms', () => {
  render(
    <RoleProvider value="warehouse">
      <Editable right="credit.edit">
        <TermsForm id="a1" account={account} currency="USD" locale="en-US" />
      </Editable>
    </RoleProvider>,
  );
  expect(screen.getByRole('button', { name: 'Save terms' })).toBeDisabled();
});
