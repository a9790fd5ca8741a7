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
  const [standard] = form().deliveryZones[0]!.rates;
  expect(standard).toMatchObject({ freeFrom: '250.00', bands: [{ from: '0.00', charge: '12.90' }] });
  const bands = [{ from: '0', charge: '$1,300.5' }];
  const zone = { ...form().deliveryZones[0]!, rates: [{ ...standard!, bands, freeFrom: '' }] };
  const input = shopInputOf({ ...form(), deliveryZones: [zone] }, { currency, locale });
  expect(input.deliveryZones[0]!.rates[0]).toMatchObject({
    bands: [{ from: 0, charge: 130_050 }],
    freeFrom: null,
  });
});

test('weights are entered in kilograms, places in lists, and a row without a charge is not offered', () => {
  const [standard] = form().deliveryZones[0]!.rates;
  const bands = [
    { from: '0', charge: '9' },
    { from: '31.5', charge: '' },
  ];
  const places = [{ country: 'US', regions: 'ak, hi', postcodes: '' }];
  const zone = {
    name: 'Far',
    isRest: false,
    places,
    rates: [{ ...standard!, basis: 'weight' as const, bands }],
  };
  const input = shopInputOf({ ...form(), deliveryZones: [zone] }, { currency, locale });
  expect(input.deliveryZones[0]).toMatchObject({
    places: [{ country: 'US', regions: ['AK', 'HI'], postcodes: [] }],
    rates: [{ bands: [{ from: 0, charge: 900 }, { from: 31_500, charge: null }] }], // prettier-ignore
  });
});

test('rows of a table that overlap, or begin above nothing, are reported at their weight', () => {
  const rows = (...from: string[]) => {
    const [zone] = form().deliveryZones;
    const bands = from.map((text) => ({ from: text, charge: '5' }));
    return problems({
      deliveryZones: [{ ...zone!, rates: [{ ...zone!.rates[0]!, basis: 'weight', bands }] }],
    });
  };
  const at = (row: number) => `deliveryZones.0.rates.0.bands.${row}.from`;
  expect(rows('0', '5', '5')).toEqual([[at(2), 'overlaps the row before: both begin here']]);
  expect(rows('0', '9', '5')).toEqual([[at(2), 'overlaps the row before: must begin above it']]);
  expect(rows('1', '5')).toEqual([[at(0), 'must be 0 in the first row']]);
  expect(rows('0', 'many')).toEqual([[at(1), 'must be a number']]);
  expect(rows('0', '5', '10.5')).toEqual([]);
});

test('two delivery methods with one id are an error at the name', () => {
  const [standard] = form().deliveryMethods;
  expect(problems({ deliveryMethods: [standard!, standard!] })).toEqual([
    ['deliveryMethods.1.name', 'is there already'],
  ]);
});

test('a tax of 8.255 percent is an error, not a rounded rate; 8.25 is 825 basis points', () => {
  const rule = {
    country: 'US',
    region: 'NY',
    postcode: '',
    category: '',
    name: 'Sales tax',
    percent: '8.25',
  };
  expect(shopInputOf({ ...form(), taxRules: [rule] }, { currency, locale }).taxRules[0]!.basisPoints).toBe(
    825,
  );
  expect(problems({ taxRules: [{ ...rule, percent: '8.255' }] })).toEqual([
    ['taxRules.0.percent', 'must be a percentage'],
  ]);
});

test('an invalid number, country or address is reported at its input', () => {
  const [, , collect] = form().deliveryMethods;
  expect(
    problems({
      foundedYear: 'long ago',
      address: ' \n ',
      countries: [{ code: 'usa', name: 'United States' }],
      deliveryMethods: [{ ...collect!, collection: { ...collect!.collection!, surcharge: 'ten' } }],
    }),
  ).toEqual(
    expect.arrayContaining([
      ['foundedYear', 'must be a year'],
      ['address', 'is required'],
      ['countries.0.code', 'must be a two-letter country code such as US'],
      ['deliveryMethods.0.collection.surcharge', 'must be an amount'],
    ]),
  );
  const [zone] = form().deliveryZones;
  const late = { ...zone!.rates[0]!, minDays: '5', maxDays: '2' };
  expect(problems({ deliveryZones: [{ ...zone!, rates: [late] }] })).toEqual([
    ['deliveryZones.0.rates.0.maxDays', 'must not be less than the fewest days'],
  ]);
});

test('a tax rule keeps its postcode and tax category, and a second one for the same goods and place is an error', () => {
  const rule = {
    country: 'US',
    region: 'OH',
    postcode: '441',
    category: 'reduced',
    name: 'Tax',
    percent: '2',
  };
  const input = shopInputOf({ ...form(), taxRules: [rule] }, { currency, locale });
  expect(input.taxRules).toEqual([
    { country: 'US', region: 'OH', postcode: '441', category: 'reduced', name: 'Tax', basisPoints: 200 },
  ]);
  expect(shopFormOf({ ...defaultShop, ...input }).taxRules).toEqual([rule]);
  expect(problems({ taxRules: [rule, { ...rule, category: '' }, { ...rule, name: 'Other' }] })).toEqual([
    ['taxRules.2.country', 'has a tax already'],
  ]);
});

test('an empty place of collection is none, and a part of one is an error at its country', () => {
  const none = { country: ' ', region: '', postcode: '' };
  const place = { country: 'US', region: 'OH', postcode: '44114' };
  const placeOf = (collectionPlace: typeof none) =>
    shopInputOf({ ...form(), collectionPlace }, { currency, locale }).collectionPlace;
  expect(placeOf(none)).toBeNull();
  expect(placeOf(place)).toEqual(place);
  expect(problems({ collectionPlace: { ...place, country: '' } })).toEqual([
    ['collectionPlace.country', 'must be a two-letter country code such as US'],
  ]);
});

test('a new tax category gets its id from its name, and two with one name are an error at the name', () => {
  const added = [...form().taxCategories, { id: '', name: 'Books & Maps' }];
  const input = shopInputOf({ ...form(), taxCategories: added }, { currency, locale });
  expect(input.taxCategories.at(-1)).toEqual({ id: 'books-and-maps', name: 'Books & Maps' });
  expect(problems({ taxCategories: [...added, { id: '', name: 'Books and maps' }] })).toEqual([
    ['taxCategories.4.name', 'is there already'],
  ]);
  expect(problems({ taxCategories: [] })).toEqual([['taxCategories', 'must have the category "standard"']]);
});
