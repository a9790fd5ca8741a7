import { stock } from '@/lib/catalog/collection/stock';
import { addProduct } from '@/lib/catalog/commands/products';
import { findVariants } from '@/lib/catalog/queries/products';
import { productInput } from '@/lib/catalog/schema/inputs';
import { findAlternatives } from '@/lib/quick-order/queries/alternatives';
import { createCustomer } from '../orders/fixtures';

const rows = (thread: string) => [
  { name: 'Thread', value: thread },
  { name: 'Material', value: 'Steel' },
  { name: 'Standard', value: 'ISO 4017' },
];

async function add(sku: string, availableQuantity: number, more: object = {}) {
  const input = productInput.parse({
    name: `Screw ${sku}`,
    brand: 'Ferrox',
    category: 'hand-tools',
    tags: [],
    description: 'For tests.',
    pictures: ['/pictures/thing.webp'],
    variants: [{ sku, price: 1_000, availableQuantity }],
    availableFrom: '2020-01-01',
    state: 'published',
    specifications: rows('AL20'),
    ...more,
  });
  const added = await addProduct(null, input);
  if (!added.ok) throw new Error(JSON.stringify(added.failure));
}

const packOf = (packSize: number) => ({ unit: `pack of ${packSize}`, packSize });
const alternatives = async (sku: string, quantity: number) =>
  (await findAlternatives({ sku, quantity }, createCustomer())).map(
    ({ part, quantity: instead, differs }) => [part.sku, instead, differs],
  );

beforeAll(async () => {
  await add('AL-SHORT', 3, packOf(100));
  await add('AL-SMALL', 50, { ...packOf(25), brand: 'Tarnwerk', leadTimeDays: 9 });
  await add('AL-GONE', 0, packOf(100));
  await add('AL-SECRET', 50, { ...packOf(100), state: 'exclusive' });
  await add('AL-OTHER', 50, { ...packOf(100), specifications: rows('AL24') });
  await add('AL-NEW', 40, { specifications: rows('AL8') });
  const offer = (await findVariants(['AL-NEW'])).get('AL-NEW');
  await add('AL-OLD', 0, { specifications: rows('AL6'), successor: offer!.product.slug });
});

test('nothing is offered instead while the stock suffices', async () => {
  expect(await alternatives('AL-SHORT', 3)).toEqual([]);
});

test('offers what has the same specification and enough pieces, and says what differs', async () => {
  expect(await alternatives('AL-SHORT', 4)).toEqual([
    [
      'AL-SMALL',
      16,
      [
        'Same specification in every row',
        'Tarnwerk in place of Ferrox',
        'Pack of 25 in place of 100',
        expect.stringMatching(/^Leaves within 9 working days in place of/),
      ],
    ],
  ]);
  // 50 packs of 25 are fewer pieces than 13 packs of 100.
  expect(await alternatives('AL-SHORT', 13)).toEqual([]);
});

test('offers what replaces a discontinued product, and nothing once that is sold out', async () => {
  expect(await alternatives('AL-OLD', 5)).toEqual([
    ['AL-NEW', 5, ['Replaces it: compare the specifications on its page']],
  ]);
  await stock().updateOne({ _id: 'AL-NEW' }, { $set: { available: 4 } });
  expect(await alternatives('AL-OLD', 5)).toEqual([]);
});

test('an unknown SKU has no alternatives', async () => {
  expect(await alternatives('AL-NONE', 5)).toEqual([]);
});
