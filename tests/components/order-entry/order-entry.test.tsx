import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CustomerPicker, NewCustomer } from '@/components/order-entry/customer-picker';
import { EnteredLines } from '@/components/order-entry/entered-lines';
import { ProductPicker } from '@/components/order-entry/product-picker';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import type { CartLine } from '@/lib/cart/schema';

jest.mock('@/lib/api/client/api', () => ({ api: { get: jest.fn(), post: jest.fn() } }));
const [get, post] = [jest.mocked(api.get), jest.mocked(api.post)];
jest.spyOn(toast, 'error');
beforeEach(() => jest.resetAllMocks());

const choice = (sku: string, variant = '') => ({
  sku,
  name: 'Drill driver',
  variant,
  price: 12_900,
  currency: 'USD',
  availableQuantity: 1_200,
  quantity: 2,
});
const caller = { id: 'c1', name: 'Cal Caller', email: 'cal@callers.example' };

test('products are found while typing; Enter adds the first, a button any other', async () => {
  get.mockResolvedValue([choice('D-1'), choice('D-2', 'Blue')]);
  const add = jest.fn();
  render(<ProductPicker onAdd={add} />);
  const search = screen.getByRole('searchbox', { name: 'Find a product' });
  await userEvent.type(search, 'd');
  expect(get).not.toHaveBeenCalled();
  await userEvent.type(search, 'rill');
  expect(await screen.findByText('2 variants found')).toBeVisible();
  expect(get).toHaveBeenLastCalledWith('/order-products?q=drill');
  const found = screen.getByRole('list', { name: 'Found products' });
  expect(found).toHaveTextContent('D-1 · $129.00 · 1,200 in stock');
  await userEvent.click(within(found).getByRole('button', { name: 'Add Drill driver, Blue, D-2' }));
  await userEvent.type(search, '{Enter}');
  expect(add.mock.calls.map(([{ sku }]) => sku)).toEqual(['D-2', 'D-1']);
  expect(screen.getByRole('status')).toHaveTextContent('Drill driver added');
  expect(search).toHaveValue('');
});

test('a customer is found by name or email, and chosen', async () => {
  get.mockResolvedValueOnce([]).mockResolvedValueOnce([caller]);
  const choose = jest.fn();
  render(<CustomerPicker onChoose={choose} />);
  const search = screen.getByRole('searchbox', { name: 'Name or email' });
  await userEvent.type(search, 'c{Enter}');
  expect(toast.error).toHaveBeenCalledWith('Enter at least two letters.');
  await userEvent.type(search, 'al{Enter}');
  expect(await screen.findByText('Nobody found. Open an account below.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Search' }));
  await userEvent.click(
    await screen.findByRole('button', { name: 'Choose Cal Caller, cal@callers.example' }),
  );
  expect(get).toHaveBeenLastCalledWith('/order-customers?q=cal', { withToken: true });
  expect(choose).toHaveBeenCalledWith(caller);
});

test('an account is opened for a new customer; what is wrong stands at its field', async () => {
  post.mockRejectedValueOnce(new ApiError(400, 'invalid-input', 'Invalid', { email: 'is not an email' }));
  post.mockResolvedValueOnce(caller);
  const choose = jest.fn();
  render(<NewCustomer onChoose={choose} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Name' }), 'Cal Caller');
  const email = screen.getByRole('textbox', { name: 'Email' });
  await userEvent.type(email, 'cal@callers.example{Enter}');
  await waitFor(() => expect(email).toBeInvalid());
  expect(email).toHaveAccessibleDescription(/is not an email/);
  expect(choose).not.toHaveBeenCalled();
  await userEvent.click(screen.getByRole('button', { name: 'Open an account' }));
  expect(choose).toHaveBeenCalledWith(caller);
  expect(email).toBeValid();
});

test('an entered line shows its price, stock and problem; quantity and removal go to the order', async () => {
  const line = {
    sku: 'D-1',
    name: 'Drill driver',
    color: 'Blue',
    size: null,
    unitPrice: 12_900,
    total: 19_350_000,
    availableQuantity: 1_200,
    problem: 'Only 1,200 in stock: order up to 1,200 now.',
  } as CartLine;
  const [quantity, comment, remove] = [jest.fn(), jest.fn(), jest.fn()];
  const lines = [
    { sku: 'D-1', name: 'Drill driver', quantity: '150' },
    { sku: 'D-9', name: 'Bit', quantity: '1' },
  ];
  render(
    <EnteredLines
      lines={lines}
      priced={new Map([['D-1', line]])}
      currency="USD"
      onQuantity={quantity}
      onComment={comment}
      onRemove={remove}
    />,
  );
  const [drill] = screen.getAllByRole('listitem');
  expect(drill).toHaveTextContent('D-1 · Blue · $129.00 each');
  expect(drill).toHaveTextContent('$193,500.00 · 1,200 in stock');
  const field = screen.getByRole('textbox', { name: 'Quantity of Drill driver, D-1' });
  expect(field).toHaveAccessibleDescription(/Only 1,200 in stock/);
  await userEvent.type(field, '0');
  expect(quantity).toHaveBeenCalledWith('D-1', '1500');
  await userEvent.click(screen.getByRole('button', { name: 'Remove Bit, D-9' }));
  expect(remove).toHaveBeenCalledWith('D-9');
});
