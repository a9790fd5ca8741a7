import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ReviewStep } from '@/components/checkout/review-step';
import { listUnsent } from '@/components/checkout/unsent-orders';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { OrderInput } from '@/lib/orders/schema/inputs';
import { defaultShop } from '@/lib/settings/rules/shop';
import { offerFor } from '../../support/delivery';
import { ohioAddress } from '../../support/ohio-address';

const push = jest.fn();
const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh }) }));

let mockMe: object | null = null;
jest.mock('@/components/layout/me-store', () => ({ useMe: () => mockMe }));

const post = jest.spyOn(api, 'post');
beforeEach(() => {
  jest.resetAllMocks();
  sessionStorage.clear();
  localStorage.clear();
  mockMe = { person: { email: 'ada@buyers.example' } };
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

const reviewed = { until: '2026-11-26T20:15:00.000Z', changes: [] };

async function placeOrder(payment: Partial<OrderInput['payment']> = {}) {
  const user = userEvent.setup();
  render(
    <ReviewStep
      input={{ ...input, payment: { ...input.payment, ...payment } }}
      reviewed={reviewed}
      method={offerFor('standard', [{ total: 20_000 }])}
      countries={defaultShop.countries}
      currency="USD"
      choices={{}}
    />,
  );
  await user.click(screen.getByRole('button', { name: /^Place order .*for \$229.93$|and pay \$229.93$/ }));
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
  const method = offerFor('collect', [{ total: 20_000 }]);
  render(
    <ReviewStep
      input={{ ...input, delivery: method.id }}
      reviewed={null}
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

describe('without a network', () => {
  beforeEach(() => {
    jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    post.mockRejectedValue(new ApiError(0, 'auth/network-request-failed', 'No network'));
  });

  test('an order on invoice is kept with its idempotency key and can’t be placed twice meanwhile', async () => {
    await placeOrder();
    expect(await screen.findByText(/^This order is kept on this device/)).toBeVisible();
    expect(screen.getByRole('button', { name: /^Place order/ })).toBeDisabled();
    expect(listUnsent('ada@buyers.example')).toMatchObject([{ key: keys()[0], input, currency: 'USD' }]);
  });

  test('an order by card is not kept, nor one of staff in the name of a customer', async () => {
    await placeOrder({ method: 'card' });
    expect(await screen.findByText(/This payment needs the network/)).toBeVisible();
    cleanup();
    mockMe = { ...mockMe, actingUntil: '2030-01-01T00:00:00Z' };
    await placeOrder();
    expect(await screen.findByRole('alert')).toHaveTextContent('No network');
    expect(listUnsent('ada@buyers.example')).toEqual([]);
  });
});
