import { bmecatEnd, bmecatHead, bmecatPlace, bmecatProduct } from '@/lib/feeds/rules/bmecat';
import { fieldSchemas } from '@/lib/catalog/schema/fields';
import { productFields } from '@/lib/catalog/rules/product-fields';
import { problemsOf, readBmecat, textsOf, type BmecatElement } from '../../support/bmecat-structure';
import { sampleStructure } from '../../support/sample-structure';
import { productOf } from '../catalog/product';

const head = {
  name: 'Nuts & Bolts <Ltd>',
  legalName: 'Nuts & Bolts Limited',
  email: 'sales@shop.example',
  phone: '+1 216 555 0100',
  currency: 'USD',
  site: 'https://shop.example',
  at: new Date('2026-11-26T08:00:00Z'),
};

const catalogOf = (...products: string[]) =>
  readBmecat(
    bmecatHead(head, sampleStructure) + products.join('') + bmecatPlace('A-1', 'drills') + bmecatEnd,
  );
const productsOf = (catalog: BmecatElement) =>
  catalog.parts[1]!.parts.filter(({ name }) => name === 'PRODUCT');
const partOf = (element: BmecatElement, name: string) => element.parts.find((part) => part.name === name)!;

const [variant] = productOf().variants;
const hostile = productOf({
  name: `Bolt ]]> & "${'long '.repeat(60)}"`,
  brand: 'A brand with a name that is far longer than the fifty characters of it',
  description: 'First line\u0007\n<b>second</b>',
  tags: ['t'.repeat(80)],
  unit: 'pack of 50',
  packSize: 50,
  eclass: '14.0:23110101',
  unspsc: '31161600',
  pictures: ['/pictures/a.webp', '/pictures/b.jpg'],
  documents: [{ title: 'Data & facts', href: 'https://docs.example/a.pdf' }],
  specifications: [{ name: 'Thread', value: `M8 ${'x'.repeat(200)}` }],
  priceBreaks: [{ from: 10, percentOff: 5 }],
});

test('a catalog has the order and the lengths of BMEcat 2005, whatever the texts are', () => {
  const catalog = catalogOf(
    bmecatProduct(hostile, { ...variant!, mpn: 'M<8>' }, head.site),
    bmecatProduct(productOf(), variant!, head.site),
  );
  expect(problemsOf(catalog)).toEqual([]);
  const [product] = productsOf(catalog);
  const [plain, eclass, unspsc] = product!.parts.filter(({ name }) => name === 'PRODUCT_FEATURES');
  expect(plain!.parts.flatMap((feature) => textsOf(feature, 'FNAME'))).toEqual(['Color', 'Thread']);
  expect([eclass, unspsc].map((each) => each!.parts.map(({ text }) => text))).toEqual([
    ['ECLASS-14.0', '23110101'],
    ['UNSPSC', '31161600'],
  ]);
  expect(
    partOf(product!, 'PRODUCT_ORDER_DETAILS')
      .parts.slice(0, 3)
      .map(({ text }) => text),
  ).toEqual(['PK', 'C62', '50']);
  expect(textsOf(partOf(product!, 'PRODUCT_DETAILS'), 'DESCRIPTION_LONG')).toEqual([
    'First line\n<b>second</b>',
  ]);
  const prices = partOf(product!, 'PRODUCT_PRICE_DETAILS').parts;
  expect(prices.map((price) => textsOf(price, 'LOWER_BOUND'))).toEqual([['1'], ['10']]);
});

test('contract prices are those of the customer, with their part number, and a SKU that doesn’t fit is left out', () => {
  const contract = [{ from: 1, price: 61_37 }];
  const catalog = catalogOf(
    bmecatProduct(productOf(), { ...variant!, contract, ownNumber: 'LF-7' }, head.site),
    bmecatProduct(productOf(), { ...variant!, sku: 'X'.repeat(33) }, head.site),
  );
  expect(problemsOf(catalog)).toEqual([]);
  const [product, ...others] = productsOf(catalog);
  expect(others).toEqual([]);
  expect(textsOf(partOf(product!, 'PRODUCT_DETAILS'), 'BUYER_PID')).toEqual(['LF-7']);
  const [price] = partOf(product!, 'PRODUCT_PRICE_DETAILS').parts;
  expect([price!.attributes.price_type, textsOf(price!, 'PRICE_AMOUNT')]).toEqual([
    'net_customer',
    ['61.37'],
  ]);
});

test('the check finds elements that are missing, that stand elsewhere, and that are too long', () => {
  const xml = bmecatHead(head, sampleStructure) + bmecatProduct(productOf(), variant!, head.site) + bmecatEnd;
  const broken = [
    xml.replace(/<PRODUCT_ORDER_DETAILS>.*?<\/PRODUCT_ORDER_DETAILS>/, ''),
    xml.replace(/(<SUPPLIER_PID>.*?<\/SUPPLIER_PID>)(<PRODUCT_DETAILS>.*?<\/PRODUCT_DETAILS>)/, '$2$1'),
    xml.replace(/<SUPPLIER_PID>/, `$&${'9'.repeat(32)}`),
  ];
  for (const each of broken) expect(problemsOf(readBmecat(each))).toHaveLength(1);
});

test('codes have eight digits, and the release in front', () => {
  const { eclass } = fieldSchemas(productFields);
  const accepted = ['', '23110101', '14.0:23110101'];
  const rejected = ['2311010', '231101011', '23-11-01-01', '14:23110101', 'ECLASS'];
  expect(accepted.filter((code) => !eclass.safeParse(code).success)).toEqual([]);
  expect(rejected.filter((code) => eclass.safeParse(code).success)).toEqual([]);
});
