import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewStep } from '@/components/checkout/review-step';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { defaultShop } from '@/lib/settings/rules/shop';
import { ohioAddress } from '../../support/ohio-address';

const push = jest.fn();
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  Object.assign(crypto, { randomUUID: () => `key-${Math.random()}` });
});

const input: OrderInput = {
  lines: [{ sku: 'BF-1', quantity: 2 }],
  fromCart: true,
  address: ohioAddress,
  delivery: 'standard',
  payment: { method: 'invoice', purchaseOrder: 'PO-1' },
  total: 22_993,
};

async function placeOrder() {
  const user = userEvent.setup();
  render(
    <ReviewStep
      input={input}
      method={defaultShop.deliveryMethods[0]!}
      countries={defaultShop.countries}
      currency="USD"
      choices={{}}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'Place order for $229.93' }));
}
const keys = () => post.mock.calls.map(([, , options]) => options?.headers?.['idempotency-key']);

test('places the order and opens its page', async () => {
  post.mockResolvedValue({ number: 'HX-0123ABCD' });
  await placeOrder();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/dashboard/myOrders/HX-0123ABCD?placed=1'));
  expect(post.mock.calls[0]![1]).toEqual(input);
  expect(sessionStorage.getItem('hexbolt:order-key')).toBeNull();
});

test('after a lost response or a busy shop the order is sent again with the same idempotency key', async () => {
  post
    .mockRejectedValueOnce(new ApiError(0, 'auth/network-request-failed', 'Lost', {}, 0.01))
    .mockRejectedValueOnce(new ApiError(409, 'busy', 'Busy', {}, 0.01))
    .mockRejectedValueOnce(new ApiError(503, 'unavailable', 'Away', {}, 0.01))
    .mockResolvedValue({ number: 'HX-0123ABCD' });
  await placeOrder();
  await waitFor(() => expect(push).toHaveBeenCalled());
  expect(post).toHaveBeenCalledTimes(4);
  expect(new Set(keys()).size).toBe(1);
});

test('the idempotency key survives a reload: the same order is sent with it again', async () => {
  const body = JSON.stringify(input);
  sessionStorage.setItem('hexbolt:order-key', JSON.stringify({ body, key: 'from-before' }));
  post.mockResolvedValue({ number: 'HX-0123ABCD' });
  await placeOrder();
  await waitFor(() => expect(keys()).toEqual(['from-before']));
});

test('too little stock is shown with the product’s name and a link to the cart; the next try has a new key', async () => {
  const fields = { 'BF-1': 'Claw Hammer: Only 1 left' };
  post.mockRejectedValue(new ApiError(409, 'out-of-stock', 'Only 1 left', fields));
  await placeOrder();
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Only 1 left');
  expect(alert).toHaveTextContent('Claw Hammer');
  expect(screen.getByRole('link', { name: 'Change your cart' })).toHaveAttribute('href', '/cart');
  expect(refresh).toHaveBeenCalled();
  await userEvent.setup().click(screen.getByRole('button', { name: /Place order/ }));
  await waitFor(() => expect(post).toHaveBeenCalledTimes(2));
  expect(new Set(keys()).size).toBe(2);
});

test('a collected order has a billing address and no delivery address, and collection can still be changed', () => {
  const method = defaultShop.deliveryMethods.find(({ id }) => id === 'collect')!;
  render(
    <ReviewStep
      input={{ ...input, delivery: method.id }}
      method={method}
      countries={defaultShop.countries}
      currency="USD"
      choices={{ address: 'a', delivery: method.id }}
    />,
  );
  expect(screen.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: /Delivery/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'Change collection' })).toHaveAttribute(
    'href',
    '/purchase?step=address&address=a&delivery=collect',
  );
});
