import { render, screen, within } from '@testing-library/react';
import { ProductHead } from '@/components/admin/product-head';
import userEvent from '@testing-library/user-event';
import { ProductList } from '@/components/admin/product-list';
import { api } from '@/lib/api/client/api';
import { readProductsView } from '@/lib/search/rules/admin-products-view';
import { defaultProductColumns, type ProductColumn } from '@/lib/search/rules/product-columns';
import { productOf } from '../../unit/catalog/product';

jest.mock('next/navigation', () => ({ useRouter: () => ({ refresh: jest.fn() }) }));

const clock = { locale: 'en-US', timeZone: 'UTC' };
const product = productOf();
const list = (columns: ProductColumn[] = defaultProductColumns) => (
  <ProductList
    products={[product]}
    bins={{ [product.sku]: 'A-03-2' }}
    total={312}
    view={readProductsView({ q: 'drill' })}
    columns={columns}
    categories={[{ slug: 'drills', name: 'Drills' }]}
    tags={[]}
    currency="USD"
    clock={clock}
  />
);

test('choosing a page offers all products that match; unchoosing one takes it out', async () => {
  const person = userEvent.setup();
  render(list());
  expect(screen.queryByText(/chosen/)).toBeNull();
  await person.click(screen.getByRole('checkbox', { name: 'Choose all on this page' }));
  expect(screen.getByText('1 product chosen')).toBeVisible();
  await person.click(screen.getByRole('button', { name: 'Choose all 312 that match' }));
  expect(screen.getByText('312 products chosen')).toBeVisible();
  await person.click(screen.getByRole('checkbox', { name: `Choose ${product.name}` }));
  expect(screen.queryByText(/chosen/)).toBeNull();
});

test('the list has the columns that are asked for', () => {
  render(list(['category', 'price', 'changed']));
  expect(screen.getAllByRole('columnheader').map((head) => head.textContent)).toEqual([
    '',
    'Product',
    'Category',
    'Price',
    'Changed',
    'Actions',
  ]);
});

test('sold-out variants say so in words', () => {
  render(list());
  const [yellow, red] = screen.getAllByRole('row').slice(1);
  expect(within(yellow!).queryByText('Out of stock')).toBeNull();
  expect(within(red!).getByText('Out of stock')).toBeVisible();
});

test.each(['draft', 'published', 'archived'] as const)(
  'the page of a product links back to the list and says that it is %s',
  (state) => {
    render(<ProductHead title="A drill" href="/dashboard/manageProduct/a" status={state} />);
    const trail = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
    expect(trail.getAllByRole('link')).toHaveLength(1);
    expect(trail.getByRole('link', { name: 'Manage Products' })).toHaveAttribute(
      'href',
      '/dashboard/manageProduct',
    );
    expect(screen.getByRole('heading', { name: 'A drill' }).parentElement).toHaveTextContent(state);
    expect(screen.getByRole('link', { name: 'Back to the products' })).toHaveAttribute(
      'href',
      '/dashboard/manageProduct',
    );
  },
);

test('the bin place is a column, to change in place', async () => {
  const person = userEvent.setup();
  const put = jest.spyOn(api, 'put').mockResolvedValue({});
  render(list(['bin']));
  await person.click(screen.getByRole('button', { name: `Bin place of ${product.sku}: A-03-2. Change` }));
  const field = screen.getByRole('textbox', { name: `Bin place of ${product.sku}` });
  await person.clear(field);
  await person.type(field, '!');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(screen.getByText('Enter a place such as A-03-2')).toBeVisible();
  await person.clear(field);
  await person.type(field, 'B-01-1');
  await person.click(screen.getByRole('button', { name: 'Save' }));
  expect(put).toHaveBeenCalledWith(`/products/skus/${product.sku}/bin`, { bin: 'B-01-1' });
});
