import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sendUnsent } from '@/components/checkout/send-unsent';
import { UnsentList } from '@/components/checkout/unsent-list';
import {
  forgetUnsent,
  isWaiting,
  keepUnsent,
  listUnsent,
  maxAge,
  type UnsentOrder,
} from '@/components/checkout/unsent-orders';
import { api } from '@/lib/api/client/api';
import { ApiError, unreachable } from '@/lib/api/client/errors';
import type { OrderInput } from '@/lib/orders/schema/inputs';

const ada = 'ada@buyers.example';
let tokenOwner: string | null = ada;
jest.mock('@/lib/api/client/access-token', () => ({
  accessToken: { forget: () => (tokenOwner = null) },
  accessTokenOwner: () => tokenOwner,
}));
const get = jest.spyOn(api, 'get');
const post = jest.spyOn(api, 'post');

const orderOf = (key: string, more: Partial<UnsentOrder> = {}): UnsentOrder => ({
  key,
  owner: ada,
  input: { total: 12_345, payment: { method: 'invoice', purchaseOrder: 'PO-7' } } as OrderInput,
  currency: 'USD',
  href: '/purchase?step=review',
  keptAt: Date.now(),
  ...more,
});

/** The call for the person mints a token of who is signed in. */
const signedInAs = (email: string | null, more = {}) =>
  get.mockImplementation(async () => {
    tokenOwner ??= email;
    return { person: tokenOwner && { email: tokenOwner }, ...more };
  });

beforeEach(() => {
  localStorage.clear();
  get.mockReset();
  post.mockReset();
  tokenOwner = ada;
  signedInAs(ada);
});

test('an order that waits is sent with the key of the first try until there is a response, then never again', async () => {
  keepUnsent(orderOf('key-1'));
  post.mockRejectedValueOnce(unreachable());
  await sendUnsent(ada);
  expect(listUnsent(ada).every(isWaiting)).toBe(true);
  post.mockResolvedValueOnce({ number: 'HX-1' });
  await sendUnsent(ada);
  await sendUnsent(ada);
  expect(post.mock.calls.map(([path, , options]) => [path, options?.headers])).toEqual([
    ['/orders', { 'idempotency-key': 'key-1' }],
    ['/orders', { 'idempotency-key': 'key-1' }],
  ]);
  expect(listUnsent(ada)).toMatchObject([{ number: 'HX-1' }]);
});

test('nobody but the person who placed it sends it, staff in their name included', async () => {
  keepUnsent(orderOf('key-1'));
  for (const other of [null, 'eve@buyers.example']) {
    tokenOwner = other;
    signedInAs(other);
    await sendUnsent(ada);
  }
  tokenOwner = ada;
  signedInAs(ada, { actingUntil: '2030-01-01T00:00:00Z' });
  await sendUnsent(ada);
  await sendUnsent('eve@buyers.example');
  expect(post).not.toHaveBeenCalled();
  render(<UnsentList owner="eve@buyers.example" />);
  expect(screen.queryByRole('region')).toBeNull();
});

test('the token of another person who used the browser is not used', async () => {
  keepUnsent(orderOf('key-1'));
  tokenOwner = 'eve@buyers.example';
  post.mockImplementationOnce(async () => ({ number: `HX-${tokenOwner}` }));
  await sendUnsent(ada);
  expect(listUnsent(ada)).toMatchObject([{ number: `HX-${ada}` }]);
});

test('what the shop rejects is explained and not sent again; the person decides', async () => {
  keepUnsent(orderOf('key-1'));
  const fields = { 'A-1': 'A drill: $100.00 → $120.00', total: '14505' };
  post.mockRejectedValueOnce(new ApiError(409, 'prices-changed', 'Prices have changed.', fields));
  render(<UnsentList owner={ada} />);
  await waitFor(() =>
    expect(screen.getByRole('region')).toHaveTextContent('was not placed: Prices have changed.'),
  );
  expect(screen.getByRole('region')).toHaveTextContent('A drill: $100.00 → $120.00');
  expect(screen.getByRole('link', { name: 'Check it again' })).toHaveAttribute(
    'href',
    '/purchase?step=review',
  );
  expect(screen.getByRole('region')).not.toHaveTextContent('14505');
  await sendUnsent(ada);
  expect(post).toHaveBeenCalledTimes(1);
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect(screen.queryByRole('region')).toBeNull();
});

test('after three days an order is given up and says so, and what others have left is removed', async () => {
  const keptAt = Date.now() - maxAge - 1;
  keepUnsent(orderOf('key-1', { keptAt }));
  keepUnsent(orderOf('key-2', { keptAt, owner: 'eve@buyers.example' }));
  await sendUnsent(ada);
  expect(post).not.toHaveBeenCalled();
  expect(listUnsent(ada)).toMatchObject([{ failure: { message: expect.stringContaining('three days') } }]);
  expect(listUnsent('eve@buyers.example')).toEqual([]);
});

test('signing out deletes what is kept of the person, and nothing of others', () => {
  keepUnsent(orderOf('key-1'));
  keepUnsent(orderOf('key-2', { owner: 'eve@buyers.example' }));
  forgetUnsent(ada);
  expect(listUnsent(ada)).toEqual([]);
  expect(listUnsent('eve@buyers.example')).toHaveLength(1);
});
