import { render, screen, within } from '@testing-library/react';
import { OrderPage } from '@/components/orders/order-page';
import type { Order } from '@/lib/orders/schema/order';
import { defaultShop } from '@/lib/settings/rules/shop';
import { ohioAddress } from '../../support/ohio-address';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const order = (more: Partial<Order>) =>
  ({
    id: '1',
    number: 'HX-0123ABCD',
    state: 'placed',
    lines: [],
    shipments: [],
    history: [{ what: 'placed', at: '2026-01-02T03:04:05.000Z', by: 'Ada', why: '' }],
    totals: { currency: 'USD', subtotal: 0, shipping: 0, tax: 0, total: 0, taxName: '', taxBasisPoints: 0 },
    address: ohioAddress,
    delivery: { id: 'express', name: 'Express', minDays: 1, maxDays: 1, tracking: '' },
    payment: { method: 'invoice', state: 'due', purchaseOrder: '' },
    ...more,
  }) as Order;

const show = (more: Partial<Order> = {}, reader: 'customer' | 'staff' = 'customer') =>
  render(
    <OrderPage
      order={order(more)}
      shop={defaultShop}
      above={{ name: 'My Orders', href: '/dashboard/myOrders' }}
      placed="Jan 2, 2026"
      actions={null}
      reader={reader}
    />,
  );

test('a delivered order shows its delivery address', () => {
  show();
  expect(screen.getByRole('heading', { name: 'Delivery address' })).toBeVisible();
  expect(screen.queryByText('1420 Foundry Street')).toBeNull();
});

test('an order to collect shows where and when to collect it, and that its address is the billing address', () => {
  show({ delivery: { id: 'collect', name: 'Collect in Cleveland', minDays: 0, maxDays: 1, tracking: '' } });
  expect(screen.getByText('1420 Foundry Street')).toBeVisible();
  expect(screen.getByText(defaultShop.hours[0]!)).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Billing address' })).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Delivery address' })).toBeNull();
});

test('neither the badge nor the history of a collected order says that it was shipped', () => {
  const at = '2026-01-03T03:04:05.000Z';
  const history = ['placed', 'shipped'].map((what) => ({ what, at, by: 'Grace Shop', why: '' }));
  const delivery = { id: 'collect', name: 'Collect in Cleveland', minDays: 0, maxDays: 1, tracking: '' };
  show({ state: 'shipped', delivery, history });
  expect(screen.getAllByText('Ready to collect')).toHaveLength(2);
  expect(screen.queryByText('Shipped')).toBeNull();
});

test('the history shows times in the shop’s time zone', () => {
  show();
  expect(screen.getByText('Jan 1, 2026, 10:04 PM EST')).toBeVisible();
});

test('a cancelled order shows the reason above its lines, not only in the history', () => {
  const why = 'The maker has stopped it.';
  const history = [{ what: 'cancelled', at: '2026-01-03T03:04:05.000Z', by: 'Grace Shop', why }];
  show({ state: 'cancelled', history });
  const [notice, inHistory] = screen.getAllByText(new RegExp(why));
  const products = screen.getByRole('heading', { name: 'Items' });
  expect(notice!.compareDocumentPosition(products)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(within(screen.getByRole('region', { name: 'History' })).getByText(why)).toBe(inHistory);
});

const wrench = { sku: 'W-1', name: 'Wrench', quantity: 3, total: 0, unitPrice: 0, img: '/pictures/a.webp' };
const lines = [wrench, { ...wrench, sku: 'V-1', name: 'Vise' }] as Order['lines'];
const parcel = (id: string, sku: string, quantity: number, tracking: string, trackingUrl: string) => ({
  id,
  at: '2026-01-03T03:04:05.000Z',
  lines: [{ sku, quantity }],
  carrier: 'UPS',
  tracking,
  trackingUrl,
  by: 'Grace Shop',
});

test('a partly shipped order shows each shipment with its tracking link, and what is still to come', () => {
  const shipments = [parcel('1', 'W-1', 2, '1Z', 'https://ups.example/1Z'), parcel('2', 'V-1', 3, '', '')];
  show({ state: 'confirmed', lines, shipments });
  expect(screen.getByText('Partly shipped')).toBeVisible();
  expect(screen.getByRole('link', { name: 'UPS 1Z' })).toHaveAttribute('href', 'https://ups.example/1Z');
  const section = screen.getByRole('region', { name: 'Shipments' });
  expect(
    within(section)
      .getAllByRole('list')
      .map((list) => list.textContent),
  ).toEqual([expect.stringContaining('2 × Wrench'), '2 × Wrench W-1', '3 × Vise V-1', '1 × Wrench W-1']);
  expect(screen.queryByText(/Grace Shop/)).toBeNull();
  expect(screen.queryByText('Undo shipment')).toBeNull();
});

test('staff can undo the latest shipment until the order is delivered', () => {
  const shipments = [parcel('1', 'W-1', 3, '', ''), parcel('2', 'V-1', 3, '', '')];
  const { unmount } = show({ state: 'shipped', lines, shipments }, 'staff');
  expect(screen.getAllByRole('button', { name: 'Undo shipment' })).toHaveLength(1);
  expect(
    screen.getAllByRole('link', { name: 'Packing slip (PDF)' }).map((link) => link.getAttribute('href')),
  ).toEqual([
    '/api/orders/HX-0123ABCD/shipments/1/packing-slip',
    '/api/orders/HX-0123ABCD/shipments/2/packing-slip',
  ]);
  unmount();
  show({ state: 'delivered', lines, shipments }, 'staff');
  expect(screen.queryByRole('button', { name: 'Undo shipment' })).toBeNull();
});

test('an order says when its card is charged in full with the first shipment', () => {
  const payment = { method: 'card' as const, state: 'authorized' as const, purchaseOrder: '' };
  const held = { id: 'pi_1', provider: 'stripe' as const, status: 'authorized' as const, amount: 5_000 };
  const rest = {
    captured: 0,
    refunded: 0,
    label: 'Visa 4242',
    isSurplus: false,
    at: '2026-01-02T03:04:05.000Z',
  };
  const once = /\$50\.00 authorized, charged in full with the first shipment/;
  const { unmount } = show({ payment, payments: [{ ...held, ...rest, allowsSeveralCaptures: false }] });
  expect(screen.getByText(once)).toBeVisible();
  unmount();
  show({ payment, payments: [{ ...held, ...rest, allowsSeveralCaptures: true }] });
  expect(screen.queryByText(once)).toBeNull();
});
