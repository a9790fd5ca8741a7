import { sampleStructure } from '@/tests/support/sample-structure';
import { render, screen, within } from '@testing-library/react';
import { ShopResults } from '@/components/catalog/shop-results';
import { SortForm } from '@/components/catalog/sort-form';
import { ProductRow } from '@/components/product/product-row';
import { readShopView } from '@/lib/search/rules/shop-view';
import { listOf } from './list-of';
import { products } from './listed-products';

jest.mock('next/navigation', () => ({ useRouter: () => ({ push: jest.fn() }) }));

test('the checkboxes in the list belong to a form that opens the comparison', () => {
  const { container } = render(<ShopResults {...listOf({}, products)} />);
  const form = container.querySelector('form[action="/compare"]')!;
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Compare / });
  expect(boxes.map(({ form: owner, name, value }) => [owner === form, name, value])).toEqual([
    [true, 'products', 'a'],
    [true, 'products', 'b'],
  ]);
});

test('only products in stock can be bought from the list; others can be viewed', () => {
  render(<ShopResults {...listOf({}, products)} />);
  expect(screen.getByRole('link', { name: 'Choose First' })).toHaveAttribute('href', '/product/a#variants');
  expect(screen.queryByRole('link', { name: /(Purchase|Choose) Second/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'View Second' })).toHaveAttribute('href', '/product/b');
});

test('the table offers the choice of a product with variants, while there is stock', () => {
  const second = { ...products[0]!, slug: 'b', name: 'Second', availableQuantity: 0 };
  const rows = [products[0]!, second];
  render(<ShopResults {...listOf({ view: 'table' }, rows)} />);
  expect(screen.getByRole('link', { name: 'Choose First' })).toHaveAttribute('href', '/product/a#variants');
  expect(screen.queryByRole('link', { name: 'Choose Second' })).toBeNull();
});

test('a row of products shows the price of each and whether it is in stock', () => {
  render(
    <ProductRow
      title="Accessories"
      products={products.map((product) => ({ ...product, inStock: product.availableQuantity > 0 }))}
    />,
  );
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/First.*\$10\.00 to \$15\.00.*In stock/);
  expect(second).toHaveTextContent(/Second.*\$20\.00.*Out of stock/);
  expect(screen.getByRole('link', { name: 'Second' })).toHaveAttribute('href', '/product/b');
});

test('products sold in packs are counted in packs', () => {
  const inPacks = products.map((product) => ({ ...product, packSize: 100 }));
  const { rerender } = render(<ShopResults {...listOf({}, inPacks)} />);
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Minimum order1 packAvailable7 packs');
  rerender(<ShopResults {...listOf({ view: 'table' }, inPacks)} />);
  expect(screen.getByRole('row', { name: /First/ })).toHaveTextContent('7 packs');
});

test('a product in several colors has no single SKU in the list', () => {
  const [colored, plain] = [
    products[0]!,
    { ...products[1]!, sku: 'B-1', variants: products[1]!.variants.slice(0, 1) },
  ];
  const { unmount } = render(<ShopResults {...listOf({}, [colored, plain])} />);
  const [card, other] = screen.getAllByRole('article');
  expect(card).not.toHaveTextContent(colored.sku);
  expect(other).toHaveTextContent(`${plain.brand} · B-1`);
  unmount();
  render(<ShopResults {...listOf({ view: 'table' }, [colored, plain])} />);
  const first = screen.getByRole('row', { name: /First/ });
  expect(first).toHaveTextContent('2 to choose from');
  expect(within(first).getByRole('link', { name: 'Choose First' })).toHaveAttribute(
    'href',
    '/product/a#variants',
  );
  expect(first).not.toHaveTextContent(colored.sku);
  expect(screen.getByRole('row', { name: /Second/ })).toHaveTextContent('B-1');
});

test('a list is sorted by “Featured” by default, a search by “Best match”', () => {
  const { rerender } = render(<SortForm view={readShopView(sampleStructure, null, {})} />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Featured');
  rerender(<SortForm view={readShopView(sampleStructure, null, { q: 'bit' })} />);
  expect(screen.getByRole('combobox')).toHaveDisplayValue('Best match');
});
