import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { AdminOrderActions } from '@/components/orders/admin-order-actions';
import { CustomerActions } from '@/components/orders/customer-actions';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { unreachable } from '@/lib/api/client/errors';
import type { OrderStatus } from '@/lib/orders/rules/status';
import type { Order } from '@/lib/orders/schema/order';

const refresh = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh, push: jest.fn() }) }));

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
/** Presses the last button of this name: the one in the dialog. */
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

const shipment = (lines: { sku: string; quantity: number }[]) => ({
  id: '1',
  at: '2026-01-02T03:04:05.000Z',
  lines,
  carrier: 'UPS',
  tracking: '',
  trackingUrl: '',
  by: 'Grace',
});
const keyed = { headers: { 'idempotency-key': expect.any(String) as string } };

test('shipping offers what still waits, and sends the units, the carrier and the tracking number', async () => {
  const user = userEvent.setup();
  post.mockResolvedValue({});
  const shipments = [shipment([{ sku: 'BOLT-1', quantity: 1 }])];
  render(<AdminOrderActions order={order('confirmed', { shipments })} carriers={['UPS', 'FedEx']} />);
  await user.click(screen.getByRole('button', { name: 'Mark as shipped' }));
  const [bolts, vises] = [screen.getByLabelText(/Bolt.*of 4/), screen.getByLabelText(/Vise.*of 2/)];
  expect(bolts).toHaveValue('4');
  fireEvent.change(bolts, { target: { value: '5' } });
  await press('Mark as shipped');
  expect(screen.getByText('Enter a number from 0 to 4')).toBeVisible();
  fireEvent.change(bolts, { target: { value: '0' } });
  fireEvent.change(vises, { target: { value: '0' } });
  await press('Mark as shipped');
  expect(screen.getByText('Enter at least one unit')).toBeVisible();
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(vises, { target: { value: '1' } });
  await user.selectOptions(screen.getByLabelText(/Carrier/), 'UPS');
  await user.type(screen.getByLabelText(/Tracking/), '1Z');
  await press('Mark as shipped');
  const body = { lines: [{ sku: 'VISE-1', quantity: 1 }], carrier: 'UPS', tracking: '1Z' };
  expect(post).toHaveBeenCalledWith('/orders/HX-0123ABCD/shipments', body, keyed);
  await waitFor(() => expect(refresh).toHaveBeenCalled());
  expect(success).toHaveBeenCalledWith('Order HX-0123ABCD: partly shipped');
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('an order to collect is marked as ready without a tracking number', async () => {
  post.mockResolvedValue({});
  const delivery = { ...collect, minDays: 0, maxDays: 1, tracking: '' };
  render(<AdminOrderActions order={order('confirmed', { delivery })} carriers={['UPS', 'FedEx']} />);
  await userEvent.click(screen.getByRole('button', { name: 'Mark ready to collect' }));
  expect(screen.queryByLabelText(/Tracking/)).toBeNull();
  await press('Mark ready to collect');
  const lines = order('confirmed').lines.map(({ sku, quantity }) => ({ sku, quantity }));
  const body = { lines, carrier: '', tracking: '' };
  expect(post).toHaveBeenCalledWith('/orders/HX-0123ABCD/shipments', body, keyed);
});

test('another carrier is typed by name, and a repeat after a lost response has the same key', async () => {
  const user = userEvent.setup();
  post.mockRejectedValueOnce(unreachable()).mockResolvedValue({});
  render(<AdminOrderActions order={order('confirmed')} carriers={['UPS', 'FedEx']} />);
  await press('Mark as shipped');
  await user.selectOptions(screen.getByLabelText(/Carrier/), 'Other');
  await user.type(screen.getByLabelText('Name of the carrier'), 'Road Freight');
  await press('Mark as shipped');
  await press('Mark as shipped');
  const [first, second] = post.mock.calls;
  expect(first![1]).toMatchObject({ carrier: 'Road Freight' });
  expect(second).toEqual(first);
});

test('of a partly shipped order only the rest can be cancelled, by staff alone', async () => {
  post.mockResolvedValue({});
  const partly = order('confirmed', { shipments: [shipment([{ sku: 'BOLT-1', quantity: 1 }])] });
  const { unmount } = render(<AdminOrderActions order={partly} carriers={['UPS', 'FedEx']} />);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
  await press('Cancel the rest');
  await userEvent.type(screen.getByLabelText(/Reason/), 'Sold out');
  await press('Cancel the rest');
  expect(post).toHaveBeenCalledWith('/orders/HX-0123ABCD/cancel-rest', { why: 'Sold out' });
  unmount();
  render(<CustomerActions order={partly} />);
  expect(screen.queryByRole('button', { name: 'Cancel order' })).toBeNull();
});
