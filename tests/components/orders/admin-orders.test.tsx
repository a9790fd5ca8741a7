import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomerActions } from '@/components/orders/customer-actions';
import { AdminOrderActions } from '@/components/orders/admin-order-actions';
import { AdminOrderTable } from '@/components/orders/admin-order-table';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import type { OrderStatus } from '@/lib/orders/rules/status';
import type { Order, OrderRow } from '@/lib/orders/schema/order';
import { defaultShop } from '@/lib/settings/rules/shop';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh, push: jest.fn() }) }));

const patch = jest.spyOn(api, 'patch');
const post = jest.spyOn(api, 'post');
const success = jest.spyOn(toast, 'success');
beforeEach(() => jest.resetAllMocks());

const order = (state: OrderStatus, more: Partial<Order> = {}) =>
  ({
    number: 'HX-0123ABCD',
    state,
    shipments: [],
    customer: { id: '1', name: 'Ada', email: 'ada@plant.example' },
    lines: [
      { sku: 'BOLT-1', name: 'Bolt', quantity: 5 },
      { sku: 'VISE-1', name: 'Vise', quantity: 2 },
    ],
    totals: { total: 1_590, currency: 'USD' },
    delivery: { id: 'standard', name: 'Standard freight' },
    payment: { method: 'invoice', state: 'due', purchaseOrder: '' },
    ...more,
  }) as Order;
const collect = { id: 'collect', name: 'Collect in Cleveland' };
const row = (number: string, state: OrderStatus, more: Partial<OrderRow> = {}): OrderRow => ({
  id: number,
  number,
  state,
  placedAt: '2026-01-02T03:04:05.000Z',
  payment: 'due',
  units: 1,
  total: 100,
  customer: { id: '1', name: 'Ada', email: 'ada@plant.example' },
  currency: 'USD',
  pictures: [],
  names: ['Bolt'],
  returnRequested: false,
  partlyShipped: false,
  delivery: { id: 'standard', name: 'Standard freight' },
  ...more,
});
/** Presses the last button of this name: the one in the dialog. */
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test.each([
  ['placed', ['Confirm', 'Cancel order', 'Mark as paid']],
  ['confirmed', ['Mark as shipped', 'Cancel order', 'Mark as paid']],
  ['shipped', ['Mark as delivered', 'Mark as paid']],
  ['delivered', ['Undo “Delivered”', 'Mark as paid']],
  ['cancelled', ['Mark as paid']],
] as const)('an order that is %s offers exactly the allowed actions', (state, offered) => {
  render(<AdminOrderActions order={order(state)} carriers={['UPS', 'FedEx']} />);
  expect(buttons()).toEqual(offered);
});

test('the admin list shows how each order is delivered, and which ones wait for collection', () => {
  const rows = [row('HX-00000001', 'shipped'), row('HX-00000002', 'shipped', { delivery: collect })];
  render(<AdminOrderTable rows={rows} path="/orders" filters={{}} clock={defaultShop} />);
  const [sent, collected] = screen.getAllByRole('row').slice(1);
  expect(within(sent!).getByText('Standard freight')).toBeVisible();
  expect(within(sent!).getByText('Shipped')).toBeVisible();
  expect(within(collected!).getByText('Collect in Cleveland')).toBeVisible();
  expect(within(collected!).getByText('Ready to collect')).toBeVisible();
});

test('an admin can’t cancel without a reason', async () => {
  const user = userEvent.setup();
  render(<AdminOrderActions order={order('placed')} carriers={['UPS', 'FedEx']} />);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1)!);
  expect(screen.getByRole('alert')).toHaveTextContent('Please say why');
  expect(patch).not.toHaveBeenCalled();
});

test.each([
  ['Mark as delivered', order('shipped'), '/orders/HX-0123ABCD/state', { to: 'delivered' }],
  ['Mark as paid', order('placed'), '/orders/HX-0123ABCD/payment', { to: 'paid', why: '' }],
] as const)('%s needs confirmation', async (name, shown, path, body) => {
  patch.mockResolvedValue({});
  render(<AdminOrderActions order={shown} carriers={['UPS', 'FedEx']} />);
  await press(name);
  expect(patch).not.toHaveBeenCalled();
  await press('Back');
  expect(screen.queryByRole('dialog')).toBeNull();
  await press(name);
  await press(name);
  expect(patch).toHaveBeenCalledWith(path, body);
});

test('a payment recorded by mistake can be undone, with a note', async () => {
  patch.mockResolvedValue({});
  const payment = { method: 'invoice', state: 'paid', purchaseOrder: '' } as const;
  render(<AdminOrderActions order={order('placed', { payment })} carriers={['UPS', 'FedEx']} />);
  await press('Undo “Paid”');
  await userEvent.type(screen.getByLabelText(/Note/), 'Wrong order');
  await press('Undo');
  const body = { to: 'due', why: 'Wrong order', undo: true };
  expect(patch).toHaveBeenCalledWith('/orders/HX-0123ABCD/payment', body);
});

test('staff add a return for a customer who has called', async () => {
  post.mockResolvedValue({});
  const lines = [{ sku: 'VISE-1', quantity: 2 }];
  const shipments = [{ id: 'first', lines }] as unknown as Order['shipments'];
  render(<AdminOrderActions order={order('delivered', { shipments })} carriers={['UPS', 'FedEx']} />);
  await press('Add return');
  fireEvent.change(screen.getByLabelText(/Vise, VISE-1 \(of 2\)/), { target: { value: '1' } });
  await press('Add return');
  const line = { sku: 'VISE-1', quantity: 1, reason: 'not-needed', note: '', photos: [] };
  expect(post).toHaveBeenCalledWith('/orders/HX-0123ABCD/returns', {
    id: expect.any(String) as string,
    lines: [line],
  });
  await waitFor(() => expect(success).toHaveBeenCalledWith('Return added'));
});

test('a customer can cancel while it is possible, after confirmation', async () => {
  const user = userEvent.setup();
  post.mockResolvedValue({});
  const { rerender } = render(<CustomerActions order={order('placed')} />);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  expect(post).not.toHaveBeenCalled();
  await user.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1)!);
  expect(post).toHaveBeenCalledWith('/orders/HX-0123ABCD/cancel', { why: '' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  rerender(<CustomerActions order={order('shipped')} />);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});

test('the message after changing one chosen order names the order and its new status', async () => {
  const user = userEvent.setup();
  patch.mockResolvedValue({ rows: [{ number: 'HX-00000001', ok: true, message: 'Done' }] });
  render(
    <AdminOrderTable rows={[row('HX-00000001', 'placed')]} path="/orders" filters={{}} clock={defaultShop} />,
  );
  await user.click(screen.getByLabelText('Choose all on this page'));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  await press('Confirm');
  await waitFor(() =>
    expect(success).toHaveBeenCalledWith('Order HX-00000001 changed', {
      description: 'New status: Confirmed',
    }),
  );
});

test('goods ordered again are named by their order', async () => {
  post.mockResolvedValue({ added: 2, notes: [] });
  render(<CustomerActions order={order('delivered')} />);
  await press('Order again');
  await waitFor(() =>
    expect(success).toHaveBeenCalledWith('2 units of order HX-0123ABCD added to your cart'),
  );
});

test('several orders change together after one confirmation, and each failure says why', async () => {
  const user = userEvent.setup();
  patch.mockResolvedValue({
    rows: [
      { number: 'HX-00000001', ok: true, message: 'Done' },
      { number: 'HX-00000002', ok: false, message: 'This order is shipped' },
    ],
  });
  render(
    <AdminOrderTable
      rows={[row('HX-00000001', 'placed'), row('HX-00000002', 'shipped')]}
      path="/orders"
      filters={{}}
      clock={defaultShop}
    />,
  );
  await user.click(screen.getByLabelText('Choose all on this page'));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(patch).not.toHaveBeenCalled();
  await press('Confirm');
  expect(patch).toHaveBeenCalledWith('/orders/states', {
    numbers: ['HX-00000001', 'HX-00000002'],
    to: 'confirmed',
    why: '',
  });
  expect(await screen.findByText(/This order is shipped/)).toBeVisible();
});

test.each([
  [{}, 'descending', '?sort=placed', 'none', '?sort=-total'],
  [{ sort: 'placed' }, 'ascending', '', 'none', '?sort=-total'],
  [{ sort: '-total' }, 'none', '', 'descending', '?sort=total'],
  [{ sort: 'total', q: 'ada' }, 'none', '?q=ada', 'ascending', '?q=ada&sort=-total'],
] as const)('sorted as %o, a column shows the order and links to the reverse one', (filters, ...expected) => {
  render(
    <AdminOrderTable
      rows={[row('HX-00000001', 'placed')]}
      path="/orders"
      filters={filters}
      clock={defaultShop}
    />,
  );
  const found = ['Placed', 'Total'].flatMap((name) => [
    screen.getByRole('columnheader', { name }).getAttribute('aria-sort'),
    screen.getByRole('link', { name }).getAttribute('href')!.replace('/orders', ''),
  ]);
  expect(found).toEqual(expected);
});

test('what is not shipped yet has a pro forma invoice, for staff and customer', () => {
  const { rerender } = render(
    <>
      <AdminOrderActions order={order('placed')} carriers={['UPS', 'FedEx']} />
      <CustomerActions order={order('placed')} />
    </>,
  );
  expect(screen.getAllByRole('link', { name: 'Pro forma invoice (PDF)' })).toHaveLength(2);
  const shipments = [{ id: 'first', lines: [] }] as unknown as Order['shipments'];
  rerender(
    <>
      <AdminOrderActions order={order('shipped', { shipments })} carriers={['UPS', 'FedEx']} />
      <CustomerActions order={order('shipped', { shipments })} />
    </>,
  );
  expect(screen.getAllByRole('link', { name: 'Invoice (PDF)' })).toHaveLength(2);
});
