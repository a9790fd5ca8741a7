import { fireEvent, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomerActions } from '@/components/orders/customer-actions';
import { OrderReturns } from '@/components/returns/order-returns';
import { api } from '@/lib/api/client/api';
import type { Order } from '@/lib/orders/schema/order';
import type { OrderReturn, ReturnStatus } from '@/lib/orders/schema/returns';
import { defaultShop } from '@/lib/settings/rules/shop';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn(), push: jest.fn() }) }));

const post = jest.spyOn(api, 'post');
const patch = jest.spyOn(api, 'patch');
beforeEach(() => jest.resetAllMocks());

const returned = (status: ReturnStatus, more: Partial<OrderReturn> = {}): OrderReturn => ({
  id: 'return-1',
  number: 'HX-0123ABCD-R1',
  status,
  lines: [{ sku: 'BOLT-1', quantity: 3, reason: 'damaged', note: 'Bent', photos: [], approved: 3 }],
  why: '',
  inspection: [],
  refund: null,
  at: '2026-01-02T03:04:05.000Z',
  ...more,
});

const order = (returns: OrderReturn[] = []) => {
  const lines = [
    { sku: 'BOLT-1', name: 'Bolt', quantity: 5 },
    { sku: 'VISE-1', name: 'Vise', quantity: 2 },
  ];
  return {
    number: 'HX-0123ABCD',
    state: 'delivered',
    returns,
    shipments: [{ id: 'first', lines }],
    lines,
    totals: { total: 1_590, shipping: 0, currency: 'USD' },
    payment: { method: 'invoice', state: 'due', purchaseOrder: '' },
  } as unknown as Order;
};

const show = (found: OrderReturn, reader: 'customer' | 'staff') =>
  render(<OrderReturns order={order([found])} clock={defaultShop} reader={reader} />);
/** Presses the last button of this name: the one in the dialog. */
const press = (name: string) => userEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

test('a customer chooses units that no return holds yet, with a reason and a photo', async () => {
  const user = userEvent.setup();
  const photo = new File(['x'], 'bent.png', { type: 'image/png' });
  post.mockResolvedValueOnce({ id: 'a'.repeat(24) }).mockResolvedValue({});
  render(<CustomerActions order={order([returned('requested')])} />);
  await press('Return items');
  const bolts = screen.getByLabelText(/Bolt, BOLT-1 \(of 2\)/);
  await press('Send request');
  expect(screen.getByText('Enter at least one unit')).toBeVisible();
  fireEvent.change(bolts, { target: { value: '3' } });
  await press('Send request');
  expect(screen.getByText('Enter a number from 0 to 2')).toBeVisible();
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(bolts, { target: { value: '1' } });
  await user.selectOptions(screen.getByLabelText('Reason'), 'Arrived damaged');
  await user.upload(screen.getByLabelText(/Photos/), photo);
  expect(await screen.findByAltText('Photo 1 of the return')).toBeVisible();
  await press('Send request');
  expect(post).toHaveBeenLastCalledWith('/orders/HX-0123ABCD/returns', {
    id: expect.any(String) as string,
    lines: [{ sku: 'BOLT-1', quantity: 1, reason: 'damaged', note: '', photos: ['a'.repeat(24)] }],
  });
});

test('staff approve a part, and say for every unit that came back what becomes of it', async () => {
  patch.mockResolvedValue({});
  const { unmount } = show(returned('requested'), 'staff');
  await press('Approve');
  fireEvent.change(screen.getByLabelText(/Bolt.*of 3/), { target: { value: '2' } });
  await press('Approve');
  const path = '/orders/HX-0123ABCD/returns/return-1';
  const lines = [{ sku: 'BOLT-1', quantity: 2 }];
  expect(patch).toHaveBeenLastCalledWith(path, { to: 'approved', lines, why: '' });
  unmount();

  show(returned('received'), 'staff');
  await press('Inspect');
  fireEvent.change(screen.getByLabelText('Back into stock'), { target: { value: '1' } });
  await press('Save inspection');
  expect(screen.getByText('3 came back, 1 are inspected')).toBeVisible();
  fireEvent.change(screen.getByLabelText('Scrapped'), { target: { value: '2' } });
  await press('Save inspection');
  const step = patch.mock.lastCall![1] as { units: { outcome: string; quantity: number }[] };
  expect(step.units.map(({ outcome, quantity }) => [outcome, quantity])).toEqual([
    ['restock', 1],
    ['repair', 0],
    ['scrap', 2],
    ['send-back', 0],
  ]);
});

test('a refund shows what it comes to line by line, and sends exactly that', async () => {
  const credit = {
    invoice: 'R-1',
    lines: [{ sku: 'BOLT-1', quantity: 3, total: 3_000, discount: 300, taxBasisPoints: 1_000, tax: 270 }],
    delivery: 0,
    deductions: [{ sku: 'BOLT-1', name: 'Reduction for BOLT-1', amount: 150, taxBasisPoints: 1_000 }],
    taxes: [{ name: 'VAT', basisPoints: 1_000, net: 2_550, tax: 255 }],
    gross: 2_805,
  };
  post.mockResolvedValue({ credits: [credit], amount: 2_805, paidBack: 1_000 });
  const inspection = [{ sku: 'BOLT-1', quantity: 3, outcome: 'scrap' as const }];
  show(returned('inspected', { inspection }), 'staff');
  await press('Refund');
  fireEvent.change(screen.getByLabelText('Fee in percent'), { target: { value: '101' } });
  await press('Refund');
  expect(screen.getByText('Enter a number from 0 to 100')).toBeVisible();
  expect(post).not.toHaveBeenCalled();
  fireEvent.change(screen.getByLabelText('Fee in percent'), { target: { value: '12.5' } });
  fireEvent.change(screen.getByLabelText(/Reduction for BOLT-1/), { target: { value: '1.50' } });
  const terms = {
    reductions: [{ sku: 'BOLT-1', amount: 150 }],
    fee: { basisPoints: 1250 },
    delivery: 0,
  };
  const button = await screen.findByRole('button', { name: 'Refund $28.05' });
  const path = '/orders/HX-0123ABCD/returns/return-1';
  expect(post).toHaveBeenLastCalledWith(`${path}/refund-proposal`, terms, expect.anything());
  const shown = screen.getByRole('region', { name: 'What is refunded' });
  expect(shown).toHaveTextContent(
    /3 × Bolt\$30.00.*Discount on BOLT-1-\$3.00.*Reduction.*-\$1.50.*VAT\$2.55/,
  );
  expect(shown).toHaveTextContent('$10.00 goes back to what was paid. $18.05 is credited on the invoice.');
  await userEvent.click(button);
  expect(post).toHaveBeenLastCalledWith(`${path}/refund`, { ...terms, reason: '', expected: 2_805 });
});

test('a customer can cancel a return until it has arrived', () => {
  const { unmount } = show(returned('approved'), 'customer');
  expect(screen.getByRole('button', { name: 'Cancel return' })).toBeVisible();
  unmount();
  show(returned('received'), 'customer');
  expect(screen.queryByRole('button')).toBeNull();
});
