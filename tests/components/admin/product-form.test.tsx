import { sampleStructure } from '@/tests/support/sample-structure';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ProductForm } from '@/components/admin/product-form';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { emptyProduct, productFormOf } from '@/lib/catalog/rules/product-form';
import type { Product } from '@/lib/catalog/schema/product';
import { productOf } from '../../unit/catalog/product';

const push = jest.fn();
jest.mock('next/navigation', () => ({ useRouter: () => ({ push, refresh: jest.fn() }) }));
const post = jest.spyOn(api, 'post');
const patch = jest.spyOn(api, 'patch');
const put = jest.spyOn(api, 'put');
const find = jest.spyOn(api, 'get');
jest.spyOn(toast, 'success');
jest.spyOn(toast, 'error');

beforeEach(() => {
  jest.clearAllMocks();
  for (const call of [post, patch, put]) call.mockResolvedValue({});
});

const blank = () =>
  render(
    <ProductForm
      structure={sampleStructure}
      initial={emptyProduct('2026-11-21', 'accessories')}
      currency="USD"
      known={{}}
    />,
  );
const edited = (product: Product) =>
  render(
    <ProductForm
      structure={sampleStructure}
      id={product.id}
      initial={productFormOf(sampleStructure, product, (amount) => (amount / 100).toFixed(2))}
      currency="USD"
      known={{ chuck: ['13 mm keyless'] }}
    />,
  );
const fill = (input: HTMLElement, value: string) => fireEvent.change(input, { target: { value } });
const type = (label: string | RegExp, text: string) => fill(screen.getByLabelText(label), text);

function fillBasics() {
  type(/^Name/, 'Bolt M8');
  type(/^Price \(USD\)/, '12.50');
  type(/^Description/, 'Holds.');
  type(/^Brand/, 'Hexbolt');
}

test('a product with sizes, custom specifications, a document and price breaks is sent completely', async () => {
  const user = userEvent.setup();
  blank();
  fillBasics();
  type('Pieces in a unit', '100');
  type('Maximum quantity', '500');
  for (const [index, size] of ['M8 × 20', 'M8 × 30'].entries()) {
    await user.click(screen.getByRole('button', { name: 'Add a variant' }));
    const row = within(screen.getByRole('group', { name: `variant ${index + 1}` }));
    fill(row.getByLabelText('Size or other'), size);
    fill(row.getByLabelText('SKU'), `HB-${index}`);
    if (index) fill(row.getByLabelText('Price'), '14');
  }
  type('What the size is called', 'Length');
  type('Thread', 'M8');
  type('Diameter (mm)', '8');
  await user.click(screen.getByRole('button', { name: 'Add a document' }));
  const paper = within(screen.getByRole('group', { name: 'document 1' }));
  fill(paper.getByLabelText('Title'), 'Manual');
  fill(paper.getByLabelText('Address'), '/manuals/ladders');
  await user.click(screen.getByRole('button', { name: 'Add Product' }));
  await waitFor(() => expect(post).toHaveBeenCalled());
  expect(post.mock.calls[0]).toEqual([
    '/products',
    expect.objectContaining({
      packSize: 100,
      maxQuantity: 500,
      sizeName: 'Length',
      state: 'published',
      variants: [
        expect.objectContaining({ sku: 'HB-0', size: 'M8 × 20', color: null, price: 1250 }),
        expect.objectContaining({ sku: 'HB-1', size: 'M8 × 30', price: 1400, availableQuantity: 1 }),
      ],
      specifications: [
        { name: 'Thread', value: 'M8' },
        { name: 'Diameter', value: '8 mm' },
      ],
      documents: [{ title: 'Manual', href: '/manuals/ladders' }],
    }),
  ]);
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

test('an existing product keeps the order of its specifications and the pictures of its variants', async () => {
  const specifications = [
    { name: 'Frame', value: 'Nylon' },
    { name: 'Chuck', value: '13 mm keyless' },
    { name: 'Width', value: '68 mm' },
  ];
  const product = productOf({
    specifications,
    pictures: ['/pictures/items/a.webp', '/pictures/items/b.webp'],
  });
  product.variants[1]!.img = '/pictures/items/b.webp';
  edited(product);
  expect(screen.getByLabelText('Chuck')).toHaveValue('13 mm keyless');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(patch).toHaveBeenCalled());
  expect(patch.mock.calls[0]).toEqual([
    '/products/a',
    expect.objectContaining({
      specifications,
      variants: [
        expect.objectContaining({ sku: 'A-1', img: null }),
        expect.objectContaining({ sku: 'A-2', img: '/pictures/items/b.webp' }),
      ],
    }),
  ]);
  expect(put).not.toHaveBeenCalled();
});

test('a stock change asks for a reason and is sent separately', async () => {
  edited(productOf());
  expect(screen.queryByLabelText('Why the stock changes')).toBeNull();
  const red = within(screen.getByRole('group', { name: 'variant 2' }));
  fill(red.getByLabelText('Available'), '7');
  await userEvent.selectOptions(screen.getByLabelText('Why the stock changes'), 'Delivery arrived');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(put).toHaveBeenCalled());
  expect(put.mock.calls).toEqual([
    ['/products/skus/A-2/stock', { availableQuantity: 7, reason: 'Delivery arrived' }],
  ]);
});

test('accessories are found by name, added once and removed', async () => {
  find.mockResolvedValue({
    products: [{ slug: 'hex-nut-m8-class-8', name: 'Hex Nut M8', sku: 'HN-M8', img: '/i.webp' }],
    words: [],
  });
  edited(productOf());
  await userEvent.type(screen.getByLabelText('Accessories'), 'nut');
  await userEvent.click(await screen.findByRole('button', { name: /Add Hex Nut M8/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(patch).toHaveBeenCalled());
  expect(patch.mock.calls[0]![1]).toMatchObject({ accessories: ['hex-nut-m8-class-8'], successor: null });
  await userEvent.click(screen.getByRole('button', { name: 'Remove Hex Nut M8' }));
  expect(screen.queryByText('Hex Nut M8')).toBeNull();
});

test('an uploaded PDF becomes a document named after its file; a rejected one says why', async () => {
  edited(productOf());
  const upload = screen.getByLabelText('Upload a PDF');
  post.mockResolvedValueOnce({ url: '/api/documents/abc' });
  await userEvent.upload(upload, new File(['%PDF-'], 'Spare_parts-drawing.pdf', { type: 'application/pdf' }));
  const row = within(await screen.findByRole('group', { name: 'document 1' }));
  expect(row.getByLabelText('Title')).toHaveValue('Spare parts drawing');
  expect(row.getByLabelText('Address')).toHaveValue('/api/documents/abc');
  post.mockRejectedValueOnce(
    new ApiError(400, 'not-a-document', 'The document has no page.', { document: 'has no page' }),
  );
  await userEvent.upload(upload, new File(['%PDF-'], 'b.pdf', { type: 'application/pdf' }));
  expect(await screen.findByText('The document has no page.')).toBeVisible();
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
