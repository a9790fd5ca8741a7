import { sampleStructure } from '@/tests/support/sample-structure';
import { render, screen } from '@testing-library/react';
import { CategoryList } from '@/components/catalog/category-list';
import { ShopFilters } from '@/components/catalog/shop-filters';
import { ShopPage } from '@/components/catalog/shop-page';
import { ShopResults } from '@/components/catalog/shop-results';
import { chipsOf } from '@/lib/search/rules/filter-chips';
import { categoryRows, filterGroups } from '@/lib/search/rules/filter-groups';
import { readShopView } from '@/lib/search/rules/shop-view';
import type { ShopFacets } from '@/lib/search/types';
import { listOf } from './list-of';

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
  render(<ShopResults {...listOf(query)} />);
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
  function showFilters(query: Record<string, string | string[]>) {
    const view = readShopView(sampleStructure, null, query);
    render(
      <>
        <CategoryList view={view} rows={categoryRows(sampleStructure, view, facets.categories)} />
        <ShopFilters view={view} groups={filterGroups(sampleStructure, view, facets)} />
      </>,
    );
  }

  test.each([
    [{ q: 'qqqq' }, [], 0],
    [{ q: 'qqqq', brand: 'Ferrox' }, [], 1],
    [{ q: 'bit' }, facets.categories, 1],
    [{}, [], 1],
  ])('is shown beside %j with %j found only where it can help', (query, categories, count) => {
    render(<ShopPage list={listOf(query, [], { ...facets, categories })} />);
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
