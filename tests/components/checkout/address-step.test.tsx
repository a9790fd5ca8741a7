import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AddressStep } from '@/components/checkout/address-step';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { SavedAddress } from '@/lib/orders/schema/order';
import { defaultShop } from '@/lib/settings/rules/shop';
import type { DeliveryMethod } from '@/lib/settings/schema/shop';
import { ohioAddress } from '../../support/ohio-address';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));

const post = jest.spyOn(api, 'post');
beforeEach(() => jest.resetAllMocks());

const saved = (id: string, name: string): SavedAddress => ({ ...ohioAddress, id, name });
const [standard, express, collect] = defaultShop.deliveryMethods as [
  DeliveryMethod,
  DeliveryMethod,
  DeliveryMethod,
];
const step = (addresses: SavedAddress[], methods = defaultShop.deliveryMethods, delivery?: string) =>
  render(
    <AddressStep
      addresses={addresses}
      chosen={undefined}
      name="Ada Buyer"
      countries={defaultShop.countries}
      methods={methods}
      choices={{ product: 'hammer', quantity: '2', delivery }}
    />,
  );

async function fillIn(user: ReturnType<typeof userEvent.setup>) {
  await user.type(screen.getByLabelText(/Street/), '1 Mill Lane');
  await user.type(screen.getByLabelText(/City/), 'Cleveland');
  await user.type(screen.getByLabelText(/ZIP code/), '44114');
  await user.selectOptions(screen.getByLabelText(/State or province/), 'OH');
}

test('the last used address is preselected, and continuing keeps the lines', async () => {
  const user = userEvent.setup();
  step([saved('a', 'Ada Buyer'), saved('b', 'Bob Dock')]);
  expect(screen.getByRole('radio', { name: /Ada Buyer/ })).toBeChecked();
  await user.click(screen.getByRole('radio', { name: /Bob Dock/ }));
  await user.click(screen.getByRole('button', { name: 'Deliver here' }));
  expect(push).toHaveBeenCalledWith('/purchase?item=hammer&quantity=2&step=delivery&address=b');
});

test('a customer without an address enters one; missing values are shown at their fields', async () => {
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

test('the server’s error is shown at its field', async () => {
  const user = userEvent.setup();
  post.mockRejectedValue(new ApiError(400, 'invalid-input', 'no', { city: 'No such city' }));
  step([]);
  await fillIn(user);
  await user.click(screen.getByRole('button', { name: 'Save and continue' }));
  expect(await screen.findByText('No such city')).toBeVisible();
  expect(push).not.toHaveBeenCalled();
});

test('a customer who collects is asked only for the billing address, and continues with the payment', async () => {
  const user = userEvent.setup();
  step([saved('a', 'Ada Buyer')]);
  expect(screen.getByRole('radio', { name: /Have it delivered/ })).toBeChecked();
  expect(screen.getByRole('heading', { name: 'Where should we send it?' })).toBeVisible();
  await user.click(screen.getByRole('radio', { name: /Collect in Cleveland/ }));
  expect(screen.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  expect(screen.queryByText('Where should we send it?')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Bill to this address' }));
  expect(push).toHaveBeenCalledWith(
    '/purchase?item=hammer&quantity=2&step=payment&address=a&delivery=collect',
  );
});

test('typed text stays when switching to collection, and no delivery is mentioned any more', async () => {
  const user = userEvent.setup();
  step([]);
  await user.type(screen.getByLabelText(/Street/), '1 Mill Lane');
  await user.click(screen.getByRole('radio', { name: /Collect in Cleveland/ }));
  expect(screen.getByLabelText(/Street/)).toHaveValue('1 Mill Lane');
  expect(screen.getByLabelText('Phone (optional)')).toBeVisible();
});

test('switching back to delivery asks for the delivery method', async () => {
  const user = userEvent.setup();
  step([saved('a', 'Ada Buyer')], defaultShop.deliveryMethods, 'collect');
  await user.click(screen.getByRole('radio', { name: /Have it delivered/ }));
  await user.click(screen.getByRole('button', { name: 'Deliver here' }));
  expect(push).toHaveBeenCalledWith('/purchase?item=hammer&quantity=2&step=delivery&address=a');
});

test('a shop with only delivery or only collection offers no choice between them', () => {
  const { unmount } = step([saved('a', 'Ada Buyer')], [standard, express]);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Deliver here' })).toBeVisible();
  unmount();
  step([saved('a', 'Ada Buyer')], [collect]);
  expect(screen.getAllByRole('radio')).toHaveLength(1);
  expect(screen.getByRole('button', { name: 'Bill to this address' })).toBeVisible();
});
