import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { toast } from '@/components/ui/toast';
import { api } from '@/lib/api/client/api';
import { ApiError } from '@/lib/api/client/errors';
import { productOf } from '../../unit/catalog/product';
import { blank, edited, fill, type, fillBasics } from './product-form-fixtures';

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
      documents: [{ title: 'Manual', href: '/manuals/ladders', earlier: [] }],
    }),
  ]);
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

test('a new revision of a document replaces it, and the one before stays reachable', async () => {
  const manual = { title: 'Manual', href: '/api/documents/b', revision: 'B', date: '2025-02-03' };
  edited({ ...productOf(), documents: [manual] });
  post.mockResolvedValueOnce({ url: '/api/documents/c' });
  const row = within(screen.getByRole('group', { name: 'document 1' }));
  await userEvent.upload(
    row.getByLabelText(/^Upload a new revision/),
    new File(['%PDF-'], 'manual.pdf', { type: 'application/pdf' }),
  );
  expect(await row.findByRole('link', { name: 'Revision B, 2025-02-03' })).toHaveAttribute(
    'href',
    '/api/documents/b',
  );
  expect(row.getByLabelText('Revision')).toHaveValue('C');
  await userEvent.clear(row.getByLabelText('Date'));
  await userEvent.type(row.getByLabelText('Date'), '2026-03-01');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(patch).toHaveBeenCalled());
  expect(patch.mock.calls[0]![1]).toMatchObject({
    documents: [
      {
        title: 'Manual',
        href: '/api/documents/c',
        revision: 'C',
        date: '2026-03-01',
        earlier: [{ href: '/api/documents/b', revision: 'B', date: '2025-02-03' }],
      },
    ],
  });
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
