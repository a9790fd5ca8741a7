import { sampleStructure } from '@/tests/support/sample-structure';
import { render, screen, within } from '@testing-library/react';
import { chipsOf } from '@/components/catalog/shop-chips';
import { ShopFilters } from '@/components/catalog/shop-filters';
import { ShopPage } from '@/components/catalog/shop-page';
import { ShopResults } from '@/components/catalog/shop-results';
import { SortForm } from '@/components/catalog/sort-form';
import { ProductRow } from '@/components/product/product-row';
import { readShopView } from '@/lib/search/rules/shop-view';
import { productOf } from '../../unit/catalog/product';
import type { ShopFacets } from '@/lib/search/types';

const products = [
  productOf({
    _id: 'a',
    id: 'a',
    slug: 'a',
    name: 'First',
    price: 1000,
    priceTo: 1500,
    availableQuantity: 7,
  }),
  productOf({
    _id: 'b',
    id: 'b',
    slug: 'b',
    name: 'Second',
    price: 2000,
    priceTo: 2000,
    availableQuantity: 0,
  }),
];

test('the checkboxes in the list belong to a form that opens the comparison', () => {
  const { container } = render(
    <ShopResults
      structure={sampleStructure}
      view={readShopView(sampleStructure, null, {})}
      products={products}
    />,
  );
  const form = container.querySelector('form[action="/compare"]')!;
  const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Compare / });
  expect(boxes.map(({ form: owner, name, value }) => [owner === form, name, value])).toEqual([
    [true, 'products', 'a'],
    [true, 'products', 'b'],
  ]);
});

test('only products in stock can be bought from the list; others can be viewed', () => {
  render(
    <ShopResults
      structure={sampleStructure}
      view={readShopView(sampleStructure, null, {})}
      products={products}
    />,
  );
  expect(screen.getByRole('link', { name: 'Choose First' })).toHaveAttribute('href', '/product/a#variants');
  expect(screen.queryByRole('link', { name: /(Purchase|Choose) Second/ })).toBeNull();
  expect(screen.getByRole('link', { name: 'View Second' })).toHaveAttribute('href', '/product/b');
});

test('the table offers the choice of a product with variants, while there is stock', () => {
  const second = { ...products[0]!, slug: 'b', name: 'Second', availableQuantity: 0 };
  const rows = [products[0]!, second];
  render(
    <ShopResults
      structure={sampleStructure}
      view={readShopView(sampleStructure, null, { view: 'table' })}
      products={rows}
    />,
  );
  expect(screen.getByRole('link', { name: 'Choose First' })).toHaveAttribute('href', '/product/a#variants');
  expect(screen.queryByRole('link', { name: 'Choose Second' })).toBeNull();
});

test('a row of products shows the price and stock of each', () => {
  render(<ProductRow title="Accessories" products={products} />);
  const [first, second] = screen.getAllByRole('listitem');
  expect(first).toHaveTextContent(/First.*\$10\.00 to \$15\.00.*7 in stock/);
  expect(second).toHaveTextContent(/Second.*\$20\.00.*Out of stock/);
  expect(screen.getByRole('link', { name: 'Second' })).toHaveAttribute('href', '/product/b');
});

test('products sold in packs are counted in packs', () => {
  const inPacks = products.map((product) => ({ ...product, packSize: 100 }));
  const { rerender } = render(
    <ShopResults
      structure={sampleStructure}
      view={readShopView(sampleStructure, null, {})}
      products={inPacks}
    />,
  );
  expect(screen.getAllByRole('article')[0]).toHaveTextContent('Minimum order1 packAvailable7 packs');
  rerender(
    <ShopResults
      structure={sampleStructure}
      view={readShopView(sampleStructure, null, { view: 'table' })}
      products={inPacks}
    />,
  );
  expect(screen.getByRole('row', { name: /First/ })).toHaveTextContent('7 packs');
});

test('a product in several colors has no single SKU in the list', () => {
  const [colored, plain] = [
    products[0]!,
    { ...products[1]!, sku: 'B-1', variants: products[1]!.variants.slice(0, 1) },
  ];
  const { unmount } = render(
    <ShopResults
      structure={sampleStructure}
      view={readShopView(sampleStructure, null, {})}
      products={[colored, plain]}
    />,
  );
  const [card, other] = screen.getAllByRole('article');
  expect(card).not.toHaveTextContent(colored.sku);
  expect(other).toHaveTextContent(`${plain.brand} · B-1`);
  unmount();
  render(
    <ShopResults
      structure={sampleStructure}
      view={readShopView(sampleStructure, null, { view: 'table' })}
      products={[colored, plain]}
    />,
  );
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

test('an active filter of a price or a measure names its unit', () => {
  const view = readShopView(sampleStructure, 'drills', {
    price_min: '0.01',
    price_max: '50',
    min_torque: '30',
  });
  expect(chipsOf(sampleStructure, view, 'USD').map(({ label }) => label)).toEqual([
    'Torque from 30 Nm',
    'Price $0.01–$50',
  ]);
});

test.each([
  [{ q: 'qqqq' }, 'No results for “qqqq”', false],
  [{ q: 'qqqq', brand: 'Ferrox' }, 'No results for “qqqq” with these filters', true],
  [{ brand: 'Ferrox' }, 'No products match these filters', true],
  [{}, 'No products here yet', false],
])('an empty list of %j says why it is empty, and how to see more', (query, title, filtered) => {
  render(
    <ShopResults
      structure={sampleStructure}
      view={readShopView(sampleStructure, null, query)}
      products={[]}
    />,
  );
  expect(screen.getByRole('heading', { name: title })).toBeVisible();
  expect(screen.queryAllByRole('link', { name: 'Remove the filters' })).toHaveLength(filtered ? 1 : 0);
  expect(screen.getByRole('link', { name: 'Ask us to find it' })).toBeVisible();
});

describe('the sidebar', () => {
  const facets: ShopFacets = {
    categories: [
      { slug: 'drills', count: 2400, more: true },
      { slug: 'hand-tools', count: 1600, more: false },
    ],
    choices: [{ group: 'brand', counts: [{ value: 'Ferrox', count: null }] }],
    ranges: [],
    inStock: 1454,
    rated: [],
    currency: 'USD',
  };
  const showFilters = (query: Record<string, string | string[]>) =>
    render(
      <ShopFilters
        structure={sampleStructure}
        view={readShopView(sampleStructure, null, query)}
        facets={facets}
      />,
    );

  test.each([
    [{ q: 'qqqq' }, [], 0],
    [{ q: 'qqqq', brand: 'Ferrox' }, [], 1],
    [{ q: 'bit' }, facets.categories, 1],
    [{}, [], 1],
  ])('is shown beside %j with %j found only where it can help', (query, categories, count) => {
    const none = { rows: [], total: 0, page: 1, pages: 1, pageSize: 24 };
    const found = { ...none, more: false, searchedFor: null, unknown: [] };
    const view = readShopView(sampleStructure, null, query);
    render(
      <ShopPage
        structure={sampleStructure}
        view={view}
        found={{ ...found, facets: { ...facets, categories } }}
      />,
    );
    expect(screen.queryAllByRole('region', { name: 'Filters' })).toHaveLength(count);
  });

  test('formats numbers for people', () => {
    showFilters({});
    const counts = { 'All tools': '4,000+', Drills: '2,400+', 'Hand Tools': '1,600', Accessories: '0' };
    for (const [name, count] of Object.entries(counts))
      expect(screen.getByRole('link', { name: new RegExp(`^${name}`) })).toHaveTextContent(`${name}${count}`);
    expect(screen.getByRole('link', { name: /^In stock/ })).toHaveTextContent('1,454');
  });

  test('shows a choice that was not counted without a number', () => {
    showFilters({});
    expect(screen.getByRole('link', { name: /Ferrox/ })).toHaveTextContent(/^Ferrox$/);
  });

  test('shows a selected value that is not among the counted ones, so that it can be removed', () => {
    showFilters({ brand: ['Ferrox', 'Nordhelm'] });
    const links = screen.getAllByRole('link', { name: /selected, press to remove/ });
    expect(links.map(({ textContent }) => textContent)).toEqual([
      expect.stringContaining('Ferrox'),
      expect.stringContaining('Nordhelm'),
    ]);
    expect(links[1]).toHaveAttribute('href', '/shop?brand=Ferrox');
  });
});
