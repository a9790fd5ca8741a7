import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { blank, type, fillBasics } from './product-form-fixtures';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));
const post = jest.spyOn(api, 'post');
const patch = jest.spyOn(api, 'patch');
const put = jest.spyOn(api, 'put');
jest.spyOn(toast, 'success');
jest.spyOn(toast, 'error');

beforeEach(() => {
  jest.clearAllMocks();
  for (const call of [post, patch, put]) call.mockResolvedValue({});
});

test('a measure in the wrong unit is an error at its own input', async () => {
  blank();
  fillBasics();
  type(/^SKU/, 'HB-1');
  type('Diameter (mm)', '8 kg');
  await userEvent.click(screen.getByRole('button', { name: 'Add Product' }));
  expect(await screen.findByText('must be a measure such as 12.7 mm')).toBeVisible();
  expect(screen.getByLabelText('Diameter (mm)')).toBeInvalid();
  await waitFor(() => expect(screen.getByLabelText('Diameter (mm)')).toHaveFocus());
  expect(post).not.toHaveBeenCalled();
});

test('the first of several invalid inputs gets the focus, however far it is from the button', async () => {
  blank();
  fillBasics();
  type(/^Name/, '');
  type(/^SKU/, '');
  await userEvent.click(screen.getByRole('button', { name: 'Add Product' }));
  await waitFor(() => expect(screen.getByLabelText(/^Name/)).toHaveFocus());
});

test('the server’s error is shown at its row', async () => {
  post.mockRejectedValue(
    new ApiError(409, 'sku-taken', 'Taken.', { 'variants.0.sku': 'The SKU HB-1 belongs to another product' }),
  );
  blank();
  fillBasics();
  type(/^SKU/, 'HB-1');
  await userEvent.click(screen.getByRole('button', { name: 'Add Product' }));
  expect(await screen.findByText('The SKU HB-1 belongs to another product')).toBeVisible();
});

test('an empty price has a readable error, and a corrected field loses it', async () => {
  blank();
  await userEvent.click(screen.getByRole('button', { name: 'Add Product' }));
  const price = screen.getByLabelText(/^Price \(USD\)/);
  expect(price).toHaveAccessibleDescription('Enter a price such as 12.50');
  expect(screen.queryByText(/minor units/)).toBeNull();
  await userEvent.type(price, '1');
  await waitFor(() => expect(price).toBeValid());
  expect(screen.queryByText('Enter a price such as 12.50')).toBeNull();
  expect(screen.getByLabelText(/^Name/)).toBeInvalid();
});

test('an added product is linked above the emptied form, which has no stale error', async () => {
  post.mockResolvedValueOnce({ id: 'abc', slug: 'bolt-m8' });
  blank();
  await userEvent.click(screen.getByRole('button', { name: 'Add Product' }));
  fillBasics();
  type(/^SKU/, 'HB-1');
  await userEvent.click(screen.getByRole('button', { name: 'Add Product' }));
  const panel = await screen.findByText(/Bolt M8 is published/);
  expect(panel.parentElement).toHaveFocus();
  expect(screen.getByRole('link', { name: 'View in the shop' })).toHaveAttribute('href', '/product/bolt-m8');
  expect(screen.getByRole('link', { name: 'Edit Bolt M8' })).toHaveAttribute(
    'href',
    '/dashboard/manageProduct/abc',
  );
  expect(toast.success).toHaveBeenCalledWith('Bolt M8 added');
  expect(screen.getByLabelText(/^Name/)).toHaveValue('');
  expect(screen.queryAllByRole('alert')).toEqual([]);
});

test('the first variant takes over the SKU, the part number and the stock', async () => {
  blank();
  type(/^SKU/, 'HB-1');
  type('Maker’s number', 'ISO 4017');
  type('Available quantity', '40');
  await userEvent.click(screen.getByRole('button', { name: 'Add a variant' }));
  const row = within(screen.getByRole('group', { name: 'variant 1' }));
  expect(row.getByLabelText('SKU')).toHaveValue('HB-1');
  expect(row.getByLabelText('Maker’s number')).toHaveValue('ISO 4017');
  expect(row.getByLabelText('Available')).toHaveValue('40');
  await userEvent.click(screen.getByRole('button', { name: 'Add a variant' }));
  expect(within(screen.getByRole('group', { name: 'variant 2' })).getByLabelText('SKU')).toHaveValue('');
});
