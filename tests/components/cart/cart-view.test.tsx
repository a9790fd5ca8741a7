import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/toast';
import { CartView } from '@/components/cart/cart-view';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { Cart, CartLine } from '@/lib/cart/schema';
import type { CartDelivery } from '@/lib/delivery/schema';
import { offerFor } from '../../support/delivery';

const get = jest.spyOn(api, 'get');
const patch = jest.spyOn(api, 'patch');
const remove = jest.spyOn(api, 'delete');
const said = { success: jest.spyOn(toast, 'success'), error: jest.spyOn(toast, 'error') };
beforeEach(() => jest.clearAllMocks());

const line = (more: Partial<CartLine> = {}): CartLine => ({
  sku: 'BF-1',
  slug: 'hammer',
  name: 'Claw Hammer',
  color: null,
  size: null,
  img: '/i.webp',
  href: '/x',
  unit: 'each',
  packSize: 1,
  quantity: 2,
  limits: { minQuantity: 1, multiple: 1, maxQuantity: null },
  availableQuantity: 9,
  orderable: 9,
  listPrice: 1_000,
  unitPrice: 1_000,
  isContractPrice: false,
  total: 2_000,
  discount: 0,
  state: 'ready',
  problem: null,
  change: null,
  ...more,
});
const cart = (lines: CartLine[], more: Partial<Cart> = {}): Cart => ({
  lines,
  saved: [],
  count: 2,
  subtotal: 2_000,
  discount: 0,
  discounts: [],
  code: null,
  codeProblem: null,
  currency: 'USD',
  ready: lines.every(({ state }) => state === 'ready'),
  ...more,
});
const nowhere: CartDelivery = { place: null, cheapest: null, problems: [] };
const countries = [
  { code: 'US', name: 'United States' },
  { code: 'DE', name: 'Germany' },
];
const View = ({ initial, delivery = nowhere }: { initial: Cart; delivery?: CartDelivery }) => (
  <CartView initial={initial} delivery={delivery} countries={countries} company={null} isVisitor={false} />
);
const quantity = () => screen.getByLabelText('Quantity of Claw Hammer');

test('several presses of plus become one change, and the header updates', async () => {
  const user = userEvent.setup();
  const told = jest.fn();
  window.addEventListener('hexbolt:me', told);
  patch.mockResolvedValue(cart([line({ quantity: 4, total: 4_000 })], { subtotal: 4_000, count: 4 }));
  render(<View initial={cart([line()])} />);
  const plus = screen.getByRole('button', { name: 'One step more of Claw Hammer' });
  await user.click(plus);
  await user.click(plus);
  expect(quantity()).toHaveValue('4');
  expect(await screen.findByText(/4 items/)).toBeVisible();
  expect(patch.mock.calls).toEqual([['/cart/lines/BF-1', { quantity: 4 }]]);
  expect(said.success).toHaveBeenCalledWith(expect.stringMatching(/: quantity updated to 4$/));
  expect(told).toHaveBeenCalledTimes(1);
});

test('an invalid typed quantity is explained and not sent', async () => {
  const user = userEvent.setup();
  render(<View initial={cart([line()])} />);
  for (const [typed, words] of [
    ['101', /At most 100/],
    ['0', /Choose a quantity/],
    ['1.5', /whole number/],
  ] as const) {
    await user.clear(quantity());
    await user.type(quantity(), `${typed}{Enter}`);
    expect(screen.getByRole('alert')).toHaveTextContent(words);
  }
  expect(patch).not.toHaveBeenCalled();
});

test('a failed change says why and shows the unchanged cart', async () => {
  const user = userEvent.setup();
  patch.mockRejectedValue(new ApiError(409, 'out-of-stock', 'Only 3 left'));
  render(<View initial={cart([line()])} />);
  await user.clear(quantity());
  await user.type(quantity(), '5{Enter}');
  await waitFor(() => expect(said.error).toHaveBeenCalledWith('Only 3 left'));
  expect(quantity()).toHaveValue('2');
});

test('removing the last line leaves an empty cart with a link to the shop', async () => {
  const user = userEvent.setup();
  remove.mockResolvedValue(cart([], { count: 0, subtotal: 0, ready: false }));
  render(<View initial={cart([line()])} />);
  await user.click(screen.getByRole('button', { name: 'Remove Claw Hammer' }));
  expect(await screen.findByText('Your cart is empty')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the shop' })).toHaveAttribute('href', '/shop');
  expect(said.success).toHaveBeenCalledWith('Claw Hammer removed from your cart');
});

test('a line that can’t be bought blocks the checkout and says why', () => {
  const short = line({ state: 'short', problem: 'Only 1 left' });
  const gone = line({ sku: 'X', name: 'Gone Thing', state: 'unavailable', problem: 'No longer available' });
  render(<View initial={cart([short, gone])} />);
  expect(screen.getByText('Only 1 left')).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Check out' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Gone Thing' })).toBeNull();
});

test('lines saved for later are listed separately and can be moved back', async () => {
  const user = userEvent.setup();
  patch.mockResolvedValue(cart([line()]));
  render(<View initial={cart([], { saved: [line()], ready: false })} />);
  const saved = screen.getByRole('region', { name: 'Saved for later' });
  await user.click(within(saved).getByRole('button', { name: 'Move to cart Claw Hammer' }));
  expect(patch).toHaveBeenCalledWith('/cart/lines/BF-1', { saved: false });
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Saved for later' })).toBeNull());
});

const estimate = (charge: number): CartDelivery => ({
  place: { country: 'US', postcode: '44114', label: 'Cleveland 44114, United States' },
  cheapest: { offer: offerFor('standard', [{ total: 100 }]), charge },
  problems: ['Express can’t carry dangerous goods: Claw Hammer.'],
});

test('the delivery estimate follows the cart', async () => {
  patch.mockResolvedValue(cart([line({ quantity: 3, total: 3_000 })]));
  get.mockResolvedValue(estimate(2_900));
  render(<View initial={cart([line()])} delivery={estimate(1_290)} />);
  expect(screen.getByText('$12.90').closest('p')).toHaveTextContent('by Standard freight, expected Dec');
  expect(screen.getByText(/can’t carry dangerous goods: Claw Hammer/)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'One step more of Claw Hammer' }));
  expect(await screen.findByText('$29.00')).toBeVisible();
  expect(get.mock.calls).toEqual([['/cart/delivery?']]);
});

test('a place is entered, and its wrong postal code is explained at the field', async () => {
  const wrong = { postcode: 'Enter a ZIP code such as 44114' };
  get.mockRejectedValueOnce(new ApiError(400, 'wrong-postcode', 'No such code', wrong));
  get.mockResolvedValueOnce(estimate(0));
  render(<View initial={cart([line()])} />);
  await userEvent.type(screen.getByLabelText('ZIP code'), '4{Enter}');
  expect(await screen.findByRole('alert')).toHaveTextContent('Enter a ZIP code such as 44114');
  await userEvent.type(screen.getByLabelText('ZIP code'), '4114{Enter}');
  expect(await screen.findByText('To Cleveland 44114, United States')).toBeVisible();
  expect(screen.getByText('Free')).toBeVisible();
  expect(get.mock.calls.at(-1)).toEqual(['/cart/delivery?country=US&postcode=44114']);
});

test('a line at the price of the buyer’s contract says so, and others do not', () => {
  const agreed = line({
    sku: 'BF-2',
    name: 'Rip Hammer',
    unitPrice: 640,
    total: 1_280,
    isContractPrice: true,
  });
  render(<View initial={cart([line(), agreed])} />);
  const [plain, own] = [/Claw Hammer/, /Rip Hammer/].map((name) =>
    screen.getByRole('heading', { name }).closest('li')!,
  );
  expect(own).toHaveTextContent(/\$12\.80\s*Your price\s*\$10\.00\s*\$6\.40/);
  expect(plain).not.toHaveTextContent('Your price');
});
