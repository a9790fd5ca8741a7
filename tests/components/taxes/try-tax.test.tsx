import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { TryTax } from '@/components/taxes/try-tax';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { defaultShop } from '@/lib/settings/rules/shop';

const post = jest.spyOn(api, 'post');
beforeEach(() => jest.resetAllMocks());

const tryIt = () => userEvent.click(screen.getByRole('button', { name: 'Show the tax' }));

test('shows the tax that the server computed, and which rule decided', async () => {
  post.mockResolvedValue({
    tax: 800,
    amount: 10_000,
    story: 'Ohio sales tax 8%',
    customer: 'Ann',
    decision: { basisPoints: 800 },
  });
  render(<TryTax shop={defaultShop} />);
  await userEvent.type(screen.getByLabelText('State'), 'oh');
  await tryIt();
  expect(post).toHaveBeenCalledWith('/taxes/try', {
    country: 'US',
    region: 'OH',
    postcode: '',
    category: 'standard',
    email: '',
    isCollected: false,
    amount: 10_000,
  });
  expect(await screen.findByText('Ohio sales tax 8%')).toBeVisible();
  expect(screen.getByText('Customer: Ann')).toBeVisible();
  expect(screen.getByText(/^Tax:/)).toHaveTextContent('Tax: $8.00 (8% of $100.00)');
});

test('an amount that is none is not sent, and an error of the server stands at its field', async () => {
  render(<TryTax shop={defaultShop} />);
  const amount = screen.getByLabelText('Amount before tax (USD)');
  await userEvent.clear(amount);
  await tryIt();
  expect(screen.getByText('must be an amount')).toBeVisible();
  expect(post).not.toHaveBeenCalled();
  post.mockRejectedValue(new ApiError(400, 'unknown-email', 'No.', { email: 'No account has this email' }));
  await userEvent.type(amount, '5');
  await tryIt();
  expect(await screen.findByText('No account has this email')).toBeVisible();
  expect(screen.queryByText('must be an amount')).toBeNull();
});
