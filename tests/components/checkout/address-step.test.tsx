import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressStep } from '@/components/checkout/address-step';
import { api, ApiError } from '@/lib/api/client';
import type { SavedAddress } from '@/lib/orders/types';
import { defaultShop } from '@/lib/shop/rules';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const post = jest.spyOn(api, 'post');
beforeEach(() => jest.resetAllMocks());

const saved = (id: string, name: string): SavedAddress => ({
  ...{ id, name, company: '', line1: '1 Mill Lane', line2: '', city: 'Cleveland' },
  ...{ region: 'OH', postcode: '44114', country: 'US', phone: '' },
});
const step = (addresses: SavedAddress[]) =>
  render(
    <AddressStep
      addresses={addresses}
      chosen={undefined}
      name="Ada Buyer"
      countries={defaultShop.countries}
      choices={{ item: 'hammer', quantity: '2' }}
    />,
  );

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/Street/), '1 Mill Lane');
  await user.type(screen.getByLabelText(/City/), 'Cleveland');
  await user.type(screen.getByLabelText(/Postcode/), '44114');
  await user.selectOptions(screen.getByLabelText(/State or province/), 'OH');
}

test('the address used last is chosen; going on keeps what is bought', async () => {
  const user = userEvent.setup();
  step([saved('a', 'Ada Buyer'), saved('b', 'Bob Dock')]);
  expect(screen.getByRole('radio', { name: /Ada Buyer/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /Bob Dock/ }));
  await user.click(screen.getByRole('button', { name: 'Deliver here' }));
  expect(push).toHaveBeenCalledWith('/purchase?item=hammer&quantity=2&step=delivery&address=b');
});

test('who has no address yet fills one in; what is missing is said at its field', async () => {
  const user = userEvent.setup();
  post.mockResolvedValue(saved('new', 'Ada Buyer'));
  step([]);
  expect(screen.getByLabelText(/^Name/)).toHaveValue('Ada Buyer');
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('Enter street and number')).toBeVisible();
  expect(screen.getByText('Choose a state or province')).toBeVisible();
  expect(post).not.toHaveBeenCalled();
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  await waitFor(() => expect(push).toHaveBeenCalledWith(expect.stringContaining('address=new')));
});

test('a country without states asks for none', async () => {
  const user = userEvent.setup();
  step([]);
  await user.selectOptions(screen.getByLabelText(/Country/), 'DE');
  expect(screen.queryByLabelText(/State or province/)).toBeNull();
});

test('what the shop refuses is shown at its field', async () => {
  const user = userEvent.setup();
  post.mockRejectedValue(new ApiError(400, 'invalid-input', 'no', { city: 'No such city' }));
  step([]);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('No such city')).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});
