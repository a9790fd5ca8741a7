import { saveShop } from '@/lib/settings/commands';
import { tryTax } from '@/lib/taxes/queries/taxes';
import { tryInput } from '@/lib/taxes/schema/tax';

const actor = { userId: 'olga', email: 'olga@shop.example' };
const tried = async (sale: object) => {
  const result = await tryTax(tryInput.parse({ country: 'US', amount: 1_000, ...sale }));
  return result.ok ? result.value : result.failure.fields;
};

test('the saved rules decide about a tried sale, and the tax is rounded half up', async () => {
  expect(await tried({ region: 'OH', amount: 1_006 })).toMatchObject({
    tax: 80,
    story: 'Ohio sales tax 8%, the rule for US OH, for goods to US OH',
  });
  expect(await tried({ region: 'OH', amount: 1_007 })).toMatchObject({ tax: 81 });
  expect(await tried({ region: 'NY' })).toMatchObject({ tax: 0, story: 'No rule, for goods to US NY' });
});

test('a tax category and the place of collection count as in an order', async () => {
  const taxRules = [
    { country: 'US', region: 'OH', name: 'Sales tax', basisPoints: 800 },
    { country: 'US', region: 'OH', category: 'reduced', name: 'Reduced tax', basisPoints: 250 },
  ];
  const collectionPlace = { country: 'US', region: 'OH', postcode: '44114' };
  await saveShop(actor, { taxRules, collectionPlace });
  expect(await tried({ region: 'OH', category: 'reduced' })).toMatchObject({ tax: 25 });
  expect(await tried({ region: 'OH' })).toMatchObject({ tax: 80, decision: { category: 'standard' } });
  expect(await tried({ country: 'FR', isCollected: true })).toMatchObject({ tax: 80 });
});

test('an unknown customer or tax category is an error at its field', async () => {
  expect(await tried({ email: 'nobody@nowhere.example' })).toEqual({ email: 'No account has this email' });
  expect(await tried({ category: 'maps' })).toEqual({ category: 'There is no such tax category' });
});
