import { addProduct } from '@/lib/catalog/commands/products';
import { productInput } from '@/lib/catalog/schema/inputs';
import { findEqual } from '@/lib/catalog/queries/equal-products';
import { findVariants } from '@/lib/catalog/queries/products';
import { planPartsList } from '@/lib/parts-lists/queries/plan-cart';
import { partsListPlan } from '@/lib/parts-lists/schema';
import { shopSettings } from '@/lib/settings/collection';
import { demoZones } from '@/seed/delivery';
import { explained } from '../explained';
import { createCustomer } from '../orders/fixtures';

const cleveland = { country: 'US', region: 'OH', postcode: '44114', label: 'Cleveland' };
const rows = (thread: string) => [
  { name: 'Type', value: 'Washer' },
  { name: 'Thread', value: thread },
  { name: 'Material', value: 'Steel, zinc plated' },
  { name: 'Standard', value: 'ISO 7089' },
];

async function add(sku: string, price: number, more: Record<string, unknown> = {}) {
  const input = productInput.parse({
    name: `Product ${sku}`,
    brand: 'Hexbolt',
    category: 'accessories',
    tags: [],
    description: 'For tests.',
    pictures: ['/pictures/thing.webp'],
    variants: [{ sku, price, availableQuantity: 500 }],
    availableFrom: '2020-01-01',
    state: 'published',
    weightGrams: 100,
    ...more,
  });
  const added = await addProduct(null, input);
  if (!added.ok) throw new Error(JSON.stringify(added.failure));
}

beforeAll(async () => {
  await shopSettings().updateOne({ _id: 'shop' }, { $set: { deliveryZones: demoZones } }, { upsert: true });
  await add('PL-W100', 2_000, { specifications: rows('M10'), unit: 'pack of 100', packSize: 100 });
  await add('PL-W250', 3_500, {
    specifications: rows(' m10'),
    unit: 'box of 250',
    packSize: 250,
    brand: 'Tarnwerk',
    leadTimeDays: 9,
  });
  await add('PL-SECRET', 100, {
    specifications: rows('M10'),
    unit: 'pack of 100',
    packSize: 100,
    state: 'exclusive',
  });
  await add('PL-M12', 100, { specifications: rows('M12'), unit: 'pack of 100', packSize: 100 });
  await add('PL-GEAR', 1_000, { priceBreaks: [{ from: 10, percentOff: 20 }] });
  await add('PL-VISE', 8_000);
  await add('PL-SHORT', 500, {
    specifications: rows('M14'),
    variants: [{ sku: 'PL-SHORT', price: 500, availableQuantity: 2 }],
  });
  await add('PL-STAND', 700, { specifications: rows('M14') });
});

type Asked = { accepted?: string[]; goal?: 'cheapest' | 'fastest' };
async function plan(
  lines: [sku: string, pieces: number][],
  { accepted = [], goal = 'cheapest' }: Asked = {},
) {
  const input = { lines: lines.map(([sku, pieces]) => ({ sku, pieces })), goal, accepted };
  const found = await planPartsList(input, createCustomer(), cleveland);
  // The response is what the API says.
  expect(partsListPlan.parse(found)).toEqual(found);
  const picks = found.groups.map(
    (group) => group.picks?.map(({ part, quantity }) => `${quantity} ${part.sku}`) ?? null,
  );
  const changes = found.groups.flatMap((group) => group.changes.map(({ id }) => id));
  return { ...found, picks, changes };
}

test('only a published product with every row equal stands in, in whatever pack, and the index finds it', async () => {
  const offers = await findVariants(['PL-W100', 'PL-SHORT', 'PL-GEAR']);
  let found = new Map<string, { variant: { sku: string } }[]>();
  const plans = await explained(async () => void (found = await findEqual([...offers.values()])));
  expect([...found].map(([sku, equal]) => [sku, equal.map(({ variant }) => variant.sku)]).sort()).toEqual([
    ['PL-GEAR', []],
    ['PL-SHORT', ['PL-STAND']],
    ['PL-W100', ['PL-W250']],
  ]);
  const [read] = plans.filter(({ ran }) => ran === 'items');
  expect(read!.plan).toContain('specificationKey_1');
  expect(read!.docs).toBeLessThanOrEqual(6);
});

test('packs, price breaks and free delivery are weighed, and nothing changes before it is accepted', async () => {
  const list: [string, number][] = [
    ['PL-W100', 250],
    ['PL-GEAR', 9],
    ['PL-VISE', 1],
  ];
  const first = await plan(list);
  expect(first.picks).toEqual([['3 PL-W100'], ['9 PL-GEAR'], ['1 PL-VISE']]);
  expect(first.cart).toMatchObject({
    goods: 23_000,
    total: 24_290,
    delivery: { name: 'Standard freight', charge: 1_290 },
  });
  expect(first.listed).toEqual(first.cart);
  // A second vise would make delivery free, but costs more than it: it isn't proposed.
  expect(first.changes).toEqual(['PL-W100>PL-W250', 'PL-GEAR=10']);
  expect(first.groups[0]!.changes[0]).toMatchObject({
    saving: 2_500,
    isAccepted: false,
    reasons: [
      'Same specification as PL-W100 in every row.',
      'Pack of 250 in place of 100.',
      '1 × PL-W250 for $35.00, in place of 3 packs × PL-W100 for $60.00.',
    ],
  });
  const refusedOne = await plan(list, { accepted: ['PL-GEAR=10'] });
  expect(refusedOne.picks).toEqual([['3 PL-W100'], ['10 PL-GEAR'], ['1 PL-VISE']]);
  expect(refusedOne.cart!.total).toBe(6_000 + 8_000 + 8_000 + 1_290);
  const both = await plan(list, { accepted: first.changes });
  expect(both.picks).toEqual([['1 PL-W250'], ['10 PL-GEAR'], ['1 PL-VISE']]);
  expect(both.cart!.total).toBe(3_500 + 8_000 + 8_000 + 1_290);
  expect(both.cart).toEqual(first.best);
});

test('where some more goods make delivery free for less than it costs, they are proposed with the reason', async () => {
  const list: [string, number][] = [
    ['PL-VISE', 3],
    ['PL-SHORT', 1],
  ];
  const found = await plan(list);
  expect(found.cart!.total).toBe(24_500 + 1_290);
  expect(found.changes).toEqual(['PL-SHORT=2']);
  expect(found.groups[1]!.changes[0]!.reasons.join(' ')).toContain(
    'reach $250.00, from which delivery is free',
  );
  expect((await plan(list, { accepted: ['PL-SHORT=2'] })).cart).toMatchObject({
    total: 25_000,
    delivery: { charge: 0 },
  });
});

test('what is short is left out with the reason, until an equal product is accepted in its place', async () => {
  const short: [string, number] = ['PL-SHORT', 5];
  const found = await plan([short, ['PL-GEAR', 1]]);
  expect(found.picks).toEqual([null, ['1 PL-GEAR']]);
  expect(found.groups[0]).toMatchObject({ problem: 'Only 2 left', listed: null });
  expect(found.changes).toEqual(['PL-SHORT>PL-STAND']);
  const accepted = await plan([['PL-SHORT', 5]], { accepted: ['PL-SHORT>PL-STAND', 'PL-SHORT>PL-SECRET'] });
  // Two that are left and three that stand in cost less than five of those.
  expect(accepted.picks).toEqual([['2 PL-SHORT', '3 PL-STAND']]);
  expect(accepted.cart!.goods).toBe(2 * 500 + 3 * 700);
});

test('the fastest cart arrives first, whatever is cheaper', async () => {
  const list: [string, number][] = [['PL-W250', 250]];
  const found = await plan(list, { goal: 'fastest' });
  expect(found.cart).toMatchObject({ days: 10, delivery: { name: 'Express' } });
  expect(found.changes).toEqual(['PL-W250>PL-W100']);
  const accepted = await plan(list, { goal: 'fastest', accepted: found.changes });
  expect(accepted.picks).toEqual([['3 PL-W100']]);
  expect(accepted.cart!.days).toBe(4);
});
