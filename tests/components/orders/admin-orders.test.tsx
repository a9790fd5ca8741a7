import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomerActions } from '@/components/orders/customer-actions';
import { AdminOrderActions } from '@/components/orders/admin-order-actions';
import { AdminOrderTable } from '@/components/orders/admin-order-table';
import { api } from '@/lib/api/client/api';
import type { Order, OrderRow, OrderStatus } from '@/lib/orders/types';
import { defaultShop } from '@/lib/settings/rules';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh, push: jest.fn() }) }));

const patch = jest.spyOn(api, 'patch');
const post = jest.spyOn(api, 'post');
beforeEach(() => jest.resetAllMocks());

const order = (state: OrderStatus, more: Partial<Order> = {}) =>
  ({
    ...{ number: 'HX-0123ABCD', state, returnRequest: null },
    delivery: { id: 'standard', name: 'Standard freight' },
    payment: { method: 'invoice', state: 'due', purchaseOrder: '' },
    ...more,
  }) as Order;
const collect = { id: 'collect', name: 'Collect in Cleveland' };
const row = (number: string, state: OrderStatus, more: Partial<OrderRow> = {}): OrderRow => ({
  ...{
    id: number,
    number,
    state,
    placedAt: '2026-01-02T03:04:05.000Z',
    payment: 'due',
    units: 1,
    total: 100,
  },
  customer: { id: '1', name: 'Ada', email: 'ada@plant.example' },
  ...{ currency: 'USD', pictures: [], names: ['Bolt'], returnRequested: false },
  delivery: { id: 'standard', name: 'Standard freight' },
  ...more,
});
const buttons = () => screen.getAllByRole('button').map((button) => button.textContent);

test.each([
  ['placed', ['Confirm', 'Cancel order', 'Mark as paid']],
  ['confirmed', ['Mark as shipped', 'Cancel order', 'Mark as paid']],
  ['shipped', ['Mark as delivered', 'Mark as paid']],
  ['delivered', ['Mark as returned', 'Mark as paid']],
  ['cancelled', ['Mark as paid']],
] as const)('an order that is %s offers exactly what is allowed', (state, offered) => {
  render(<AdminOrderActions order={order(state)} />);
  expect(buttons()).toEqual(offered);
});

test('shipping asks for the tracking and sends it', async () => {
  const user = userEvent.setup();
  patch.mockResolvedValue({});
  render(<AdminOrderActions order={order('confirmed')} />);
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
  await user.type(screen.getByLabelText(/Tracking/), 'UPS 1Z');
  await user.click(screen.getAllByRole('button', { name: 'Mark as shipped' }).at(-1)!);
  expect(patch).toHaveBeenCalledWith('/orders/HX-0123ABCD/state', { to: 'shipped', tracking: 'UPS 1Z' });
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order that is collected is made ready without a tracking, and said to be so', async () => {
  patch.mockResolvedValue({});
  const delivery = { ...collect, minDays: 0, maxDays: 1, tracking: '' };
  render(<AdminOrderActions order={order('confirmed', { delivery })} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mark ready to collect' }));
  expect(patch).toHaveBeenCalledWith('/orders/HX-0123ABCD/state', { to: 'shipped' });
});

test('the list of the desk says how each order is delivered, and which ones wait to be collected', () => {
  const rows = [row('HX-00000001', 'shipped'), row('HX-00000002', 'shipped', { delivery: collect })];
  render(<AdminOrderTable rows={rows} path="/desk" filters={{}} clock={defaultShop} />);
  const [sent, collected] = screen.getAllByRole('row').slice(1);
  expect(within(sent!).getByText('Standard freight')).toBeVisible();
  expect(within(sent!).getByText('Shipped')).toBeVisible();
  expect(within(collected!).getByText('Collect in Cleveland')).toBeVisible();
  expect(within(collected!).getByText('Ready to collect')).toBeVisible();
});

test('the desk can’t cancel without a reason', async () => {
  const user = userEvent.setup();
  render(<AdminOrderActions order={order('placed')} />);
  await user.click(screen.getByRole('button', { name: 'Cancel order' }));
  await user.click(screen.getAllByRole('button', { name: 'Cancel order' }).at(-1)!);
  expect(screen.getByRole('alert')).toHaveTextContent('Please say why');
  expect(patch).not.toHaveBeenCalled();
});

test('a customer can cancel while it is possible, and is asked first', async () => {
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

test('many orders change together and each that was refused says why', async () => {
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
      path="/desk"
      filters={{}}
      clock={defaultShop}
    />,
  );
  await user.click(screen.getByLabelText('Choose all on this page'));
  await user.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(patch).toHaveBeenCalledWith('/orders/states', {
    numbers: ['HX-00000001', 'HX-00000002'],
    ...{ to: 'confirmed', why: '' },
  });
  expect(await screen.findByText(/This order is shipped/)).toBeVisible();
});

test.each([
  [{}, 'descending', '?sort=placed', 'none', '?sort=-total'],
  [{ sort: 'placed' }, 'ascending', '', 'none', '?sort=-total'],
  [{ sort: '-total' }, 'none', '', 'descending', '?sort=total'],
  [{ sort: 'total', q: 'ada' }, 'none', '?q=ada', 'ascending', '?q=ada&sort=-total'],
] as const)('sorted as %o, a column says how and leads to the other way round', (filters, ...expected) => {
  render(
    <AdminOrderTable
      rows={[row('HX-00000001', 'placed')]}
      path="/desk"
      filters={filters}
      clock={defaultShop}
    />,
  );
  const found = ['Placed', 'Total'].flatMap((name) => [
    screen.getByRole('columnheader', { name }).getAttribute('aria-sort'),
    screen.getByRole('link', { name }).getAttribute('href')!.replace('/desk', ''),
  ]);
  expect(found).toEqual(expected);
});
