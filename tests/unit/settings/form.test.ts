import { shopFormOf, shopInputOf, shopInputPath } from '@/lib/settings/rules/form';
import { defaultShop } from '@/lib/settings/rules/shop';
import { shopInput } from '@/lib/settings/schema/shop';

const { currency, locale, ...settings } = defaultShop;
const form = () => shopFormOf(defaultShop);
const problems = (change: Partial<ReturnType<typeof form>>) => {
  const checked = shopInput.safeParse(shopInputOf({ ...form(), ...change }, { currency, locale }));
  return checked.error?.issues.map(({ path, message }) => [shopInputPath(path.join('.')), message]) ?? [];
};

test('settings that pass through the form unedited come out unchanged', () => {
  expect(shopInput.parse(shopInputOf(form(), { currency, locale }))).toEqual(settings);
});

test('amounts are entered in the shop’s currency and stored in minor units', () => {
  const [standard] = form().deliveryMethods;
  expect(standard).toMatchObject({ price: '12.90', freeFrom: '250.00' });
  const input = shopInputOf(
    { ...form(), deliveryMethods: [{ ...standard!, price: '$1,300.5', freeFrom: '' }] },
    { currency, locale },
  );
  expect(input.deliveryMethods[0]).toMatchObject({ id: 'standard', price: 130_050, freeFrom: null });
});

test('a new delivery method gets its id from its name, and two with one name are an error at the name', () => {
  const [standard] = form().deliveryMethods;
  const added = { ...standard!, id: '', name: 'Night Express' };
  const input = shopInputOf({ ...form(), deliveryMethods: [added] }, { currency, locale });
  expect(input.deliveryMethods[0]!.id).toBe('night-express');
  expect(problems({ deliveryMethods: [added, added] })).toEqual([
    ['deliveryMethods.1.name', 'is there already'],
  ]);
});

test('a tax of 8.255 percent is an error, not a rounded rate; 8.25 is 825 basis points', () => {
  const rule = { country: 'US', region: 'NY', name: 'Sales tax', percent: '8.25' };
  expect(shopInputOf({ ...form(), taxRules: [rule] }, { currency, locale }).taxRules[0]!.basisPoints).toBe(
    825,
  );
  expect(problems({ taxRules: [{ ...rule, percent: '8.255' }] })).toEqual([
    ['taxRules.0.percent', 'must be a percentage'],
  ]);
});

test('an invalid number, country or address is reported at its input', () => {
  const [standard] = form().deliveryMethods;
  expect(
    problems({
      foundedYear: 'long ago',
      address: ' \n ',
      countries: [{ code: 'usa', name: 'United States' }],
      deliveryMethods: [{ ...standard!, price: 'ten', minDays: '5', maxDays: '2' }],
    }),
  ).toEqual(
    expect.arrayContaining([
      ['foundedYear', 'must be a year'],
      ['address', 'is required'],
      ['countries.0.code', 'must be a two-letter country code such as US'],
      ['deliveryMethods.0.price', 'must be an amount'],
    ]),
  );
  expect(problems({ deliveryMethods: [{ ...standard!, minDays: '5', maxDays: '2' }] })).toEqual([
    ['deliveryMethods.0.maxDays', 'must not be less than the fewest days'],
  ]);
});
