import { sampleStructure } from '@/tests/support/sample-structure';
import { fieldValuesOf, productFields } from '@/lib/catalog/rules/product-fields';
import { cellsOf } from '@/lib/product-import/rules/csv-cells';
import { readHead, readRow } from '@/lib/product-import/rules/import-cells';
import { planProducts, type KnownProduct } from '@/lib/product-import/rules/import-plan';

export const known: KnownProduct = {
  id: '1',
  facts: {
    slug: 'bolt-m8',
    name: 'Bolt M8',
    brand: 'Hexbolt',
    category: 'accessories',
    tags: ['workshop'],
    description: '=Holds, "well".\n\nAlways.',
    state: 'published',
    pictures: ['/pictures/items/a.webp'],
    ...fieldValuesOf({ unit: 'pack of 100', packSize: 100, sizeName: 'Length' }, productFields),
    priceBreaks: [{ from: 10, percentOff: 2.5 }],
    specifications: [{ name: 'Ratio: a|b', value: '1:2 | 3' }],
    documents: [{ title: 'Manual', href: 'https://maker.example/a.pdf?x=1' }],
    accessories: ['nut'],
    spareParts: [],
    successor: null,
    availableFrom: '2026-01-01',
    variants: ['20', '30'].map((size, index) => ({
      sku: `B-${size}`,
      mpn: null,
      color: null,
      size: `M8 × ${size}`,
      img: '/pictures/items/a.webp',
      price: 1250 + index,
      availableQuantity: 5,
    })),
  },
};

/** The rows of a file with this header, planned against the known product. */
export function planned(head: string[], ...lines: string[][]) {
  const columns = readHead(head);
  if (typeof columns === 'string') throw new Error(columns);
  const rows = lines.map((cells, index) => readRow(index + 2, cellsOf(columns, cells), 'USD'));
  return planProducts(rows, {
    structure: sampleStructure,
    known: [known],
    today: '2026-11-21',
    currency: 'USD',
    isThere: (slug) => slug === 'nut',
  });
}
export const actions = (products: ReturnType<typeof planned>) =>
  products.flatMap(({ rows }) =>
    rows.map(({ action, changes, problems }) => ({ action, changes, problems })),
  );
