import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { DecisionPanel } from '@/components/approvals/decision-panel';
import { ApprovalSettingsForm } from '@/components/approvals/settings-form';
import { ReviewStep } from '@/components/checkout/review-step';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { noApprovals } from '@/lib/companies/rules/approvals';
import { defaultShop } from '@/lib/settings/rules/shop';
import { offerFor } from '../../support/delivery';
import { ohioAddress } from '../../support/ohio-address';

const push = jest.fn();
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));

const post = jest.spyOn(api, 'post');
const put = jest.spyOn(api, 'put');
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  Object.assign(crypto, { randomUUID: () => `key-${Math.random()}` });
});

const user = userEvent.setup();
const ann = { id: 'a'.repeat(24), name: 'Ann Approver' };
const bob = { id: 'b'.repeat(24), name: 'Bob Buyer' };

test('an admin enters a rule, a cost center and its budget, and errors of the server appear at their fields', async () => {
  render(
    <ApprovalSettingsForm
      companyId="c"
      settings={noApprovals}
      approvers={[ann]}
      members={[ann, bob]}
      used={{}}
      sites={[]}
      categories={[{ id: 'drills', name: 'Drills' }]}
      currency="USD"
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Add a rule' }));
  const rule = screen.getByRole('group', { name: 'Rule 1' });
  expect(rule).toBeVisible();
  await user.type(screen.getByLabelText(/^Total from/), '1,000.50');
  await user.selectOptions(screen.getByLabelText('With a product of'), 'Drills');
  await user.type(screen.getByLabelText('With one of these SKUs'), 'A-1, B-2');
  put.mockRejectedValueOnce(
    new ApiError(400, 'invalid-input', 'Wrong', { 'rules.0.approvers.0': 'Choose an approver' }),
  );
  await user.click(screen.getByRole('button', { name: 'Save approvals' }));
  expect(await within(rule).findByRole('alert')).toHaveTextContent('Choose an approver');
  await user.selectOptions(screen.getAllByLabelText(/^First approver/)[0]!, 'Ann Approver');
  await user.click(screen.getByRole('button', { name: 'Add a cost center' }));
  await user.type(screen.getByLabelText(/^Code/), 'MRO');
  await user.click(screen.getByRole('button', { name: 'Add a budget' }));
  await user.selectOptions(screen.getByLabelText('For'), 'A cost center');
  const budget = within(screen.getByRole('group', { name: 'Budget 1' }));
  await user.selectOptions(budget.getByLabelText(/^Cost center/), 'MRO');
  await user.type(screen.getByLabelText(/^Each month/), '500');
  put.mockResolvedValueOnce({ ...noApprovals, version: 1 });
  await user.click(screen.getByRole('button', { name: 'Save approvals' }));
  await waitFor(() => expect(put).toHaveBeenCalledTimes(2));
  expect(put.mock.calls[1]).toEqual([
    '/companies/c/approvals',
    {
      rules: [
        {
          name: '',
          amountFrom: 100_050,
          category: 'drills',
          siteId: null,
          skus: ['A-1', 'B-2'],
          approvers: [ann.id],
        },
      ],
      defaultApprovers: [],
      substitutions: [],
      costCenters: [{ code: 'MRO', name: '' }],
      budgets: [{ kind: 'costCenter', target: 'MRO', amount: 50_000, over: 'refuse' }],
      version: 0,
    },
  ]);
});

const decision = {
  id: 'r',
  version: 3,
  asked: [{ sku: 'S1', quantity: 4 }],
  lines: [{ sku: 'S1', name: 'Drill', quantity: 4 }],
  total: 12_000,
  currency: 'USD',
  isLast: true,
  token: 'secret',
};

test('by the mailed link an approver lowers a quantity and approves what they have seen', async () => {
  render(<DecisionPanel {...decision} />);
  const quantity = screen.getByLabelText('Quantity of Drill');
  await user.clear(quantity);
  await user.type(quantity, '3');
  put.mockResolvedValue({ version: 4 });
  await user.click(screen.getByRole('button', { name: 'Change quantities' }));
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  const lines = [{ sku: 'S1', quantity: 3 }];
  expect(put).toHaveBeenCalledWith('/approval-links/lines', { version: 3, lines, token: 'secret' });
  post.mockResolvedValue({ status: 'approved', order: 'HX-0123ABCD' });
  await user.click(screen.getByRole('button', { name: 'Approve and order for $120.00' }));
  expect(await screen.findByRole('status')).toHaveTextContent('Approved: order HX-0123ABCD is placed.');
  const body = { version: 3, decision: 'approve', total: 12_000, why: '', token: 'secret' };
  expect(post).toHaveBeenCalledWith('/approval-links/decision', body);
});

test('declining without a reason shows the error at its field', async () => {
  render(<DecisionPanel {...decision} token={undefined} />);
  post.mockRejectedValue(
    new ApiError(400, 'reason-required', 'Say why you decline.', { why: 'Say why you decline' }),
  );
  await user.click(screen.getByRole('button', { name: 'Decline' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Say why you decline');
  expect(post.mock.calls[0]![0]).toBe('/approvals/r/decision');
});

test('where a rule asks for an approval the checkout names it, and requests the approval with a note', async () => {
  const input = {
    lines: [{ sku: 'S1', quantity: 1 }],
    fromCart: true,
    address: ohioAddress,
    delivery: 'standard',
    payment: { method: 'invoice' as const, purchaseOrder: '' },
    company: 'c'.repeat(24),
    total: 22_993,
  };
  render(
    <ReviewStep
      input={input}
      reviewed={null}
      method={offerFor('standard', [{ total: 20_000 }])}
      countries={defaultShop.countries}
      currency="USD"
      choices={{}}
      approval={{ reason: 'The rule “Large” of your company asks for an approval', approvers: ['Ann', 'Al'] }}
    />,
  );
  expect(screen.getByText(/The rule “Large”/)).toHaveTextContent('It goes to Ann, then to Al.');
  expect(screen.queryByRole('button', { name: /^Place order/ })).toBeNull();
  await user.type(screen.getByLabelText(/^Note for the approver/), 'Urgent');
  post.mockResolvedValue({ id: 'r' });
  await user.click(screen.getByRole('button', { name: 'Request approval' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith('/dashboard/approvals/r'));
  expect(post.mock.calls[0]!.slice(0, 2)).toEqual(['/approvals', { ...input, note: 'Urgent' }]);
});
