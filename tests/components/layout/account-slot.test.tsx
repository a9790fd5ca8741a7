import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AccountSlot } from '@/components/layout/account-slot';
import type { Me } from '@/lib/cart/schema';

const lines = [
  { name: 'Angle Grinder', color: null, quantity: 1, img: '/pictures/a.webp', href: '/productDetails/a' },
  { name: 'Drill Driver', color: 'Blue', quantity: 7, img: '/pictures/b.webp', href: '/productDetails/b' },
];
const casey: Me = {
  person: {
    name: 'Casey Miller',
    email: 'casey@people.example',
    image: null,
    role: 'customer',
    emailVerified: true,
    asksTwoFactor: false,
  },
  cart: { count: 8, subtotal: 99_900, currency: 'USD', lines },
};

const askShop = jest.fn();
globalThis.fetch = askShop;

const responses = (me: Me) => Promise.resolve({ ok: true, json: async () => me });
const says = (event: Event) => act(async () => void window.dispatchEvent(event));
const changed = () => says(new Event('hexbolt:me'));

// The store of the person lives as long as the page, so these tests are the steps of one visit, in order.
beforeEach(() => askShop.mockReset());

test('a visitor is offered the login, after one request', async () => {
  askShop.mockImplementation(() => responses({ person: null }));
  render(<AccountSlot />);
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
  expect(await screen.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(askShop).toHaveBeenCalledTimes(1);
});

test('for a signed-in person, the cart shows its products, the subtotal and a link to it', async () => {
  const user = userEvent.setup();
  askShop.mockImplementation(() => responses(casey));
  render(<AccountSlot />);
  await changed();
  await user.click(await screen.findByRole('button', { name: 'Cart, 8 items' }));
  expect(screen.getByText('8 Items')).toBeVisible();
  expect(screen.getByText('$999.00')).toBeVisible();
  expect(screen.getByRole('link', { name: /Drill Driver/ })).toHaveTextContent('Blue');
  expect(screen.getByRole('link', { name: 'View cart' })).toHaveAttribute('href', '/cart');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('link', { name: 'View cart' })).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Cart, 8 items' })).toHaveFocus();
});

test('the profile menu names the person and links to profile, dashboard and settings', async () => {
  const user = userEvent.setup();
  render(<AccountSlot />);
  await user.click(await screen.findByRole('button', { name: 'Account of Casey Miller' }));
  const menu = within(await screen.findByRole('menu'));
  expect(menu.getByText('Casey Miller')).toBeVisible();
  expect(
    menu.getAllByRole('menuitem').map((entry) => [entry.textContent, entry.getAttribute('href')]),
  ).toEqual([
    ['Profile', '/profile'],
    ['Dashboard', '/dashboard'],
    ['Quick order', '/quick-order'],
    ['Parts list', '/parts-list'],
    ['Settings', '/settings'],
    ['Sign out', null],
  ]);
});

test('the count follows the cart', async () => {
  askShop.mockImplementation(() => responses({ ...casey, cart: { ...casey.cart!, count: 1 } }));
  render(<AccountSlot />);
  await changed();
  expect(await screen.findByRole('button', { name: 'Cart, 1 item' })).toBeVisible();
});

test('of two responses the one to the later request counts', async () => {
  let responseFirst: (response: unknown) => void = () => undefined;
  askShop.mockImplementationOnce(() => new Promise((response) => (responseFirst = response)));
  askShop.mockImplementationOnce(() => responses({ ...casey, cart: { ...casey.cart!, count: 3 } }));
  render(<AccountSlot />);
  await changed();
  await changed();
  await act(async () => responseFirst({ ok: true, json: async () => ({ person: null }) }));
  expect(screen.getByRole('button', { name: 'Cart, 3 items' })).toBeVisible();
});

test('a signed-in person stays signed in while the shop can’t be reached', async () => {
  askShop.mockRejectedValue(new TypeError('fetch failed'));
  render(<AccountSlot />);
  await changed();
  expect(screen.getByRole('button', { name: 'Account of Casey Miller' })).toBeVisible();
});

test('signing out in another tab, or before returning to this page, is noticed', async () => {
  askShop.mockImplementation(() => responses({ person: null }));
  render(<AccountSlot />);
  await says(new StorageEvent('storage', { key: 'theme' }));
  expect(askShop).not.toHaveBeenCalled();
  await says(new StorageEvent('storage', { key: 'accessToken' }));
  expect(await screen.findByRole('link', { name: 'Login' })).toBeVisible();
  await says(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(askShop).toHaveBeenCalledTimes(2);
});
