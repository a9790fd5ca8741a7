import fc from 'fast-check';
import { deliveryProblems, flatDelivery } from '@/lib/settings/rules/delivery';
import { defaultShop } from '@/lib/settings/rules/shop';
import { deliverySettings } from '@/lib/settings/schema/delivery';
import { optionsFor } from '../../support/delivery';

test('methods with one charge everywhere charge exactly the same as one zone with tables', () => {
  const amount = fc.integer({ min: 0, max: 50_000 });
  const method = fc.record({
    id: fc.constantFrom('standard', 'express', 'night-express', 'collect', 'pallet'),
    price: amount,
    freeFrom: fc.option(amount),
    minDays: fc.integer({ min: 0, max: 5 }),
    maxDays: fc.integer({ min: 5, max: 9 }),
  });
  const place = fc.constantFrom(
    { country: 'US', region: 'OH', postcode: '44114' },
    { country: 'ZZ', region: '', postcode: '' },
  );
  fc.assert(
    fc.property(
      fc.uniqueArray(method, { selector: ({ id }) => id, minLength: 1 }),
      fc.array(amount, { minLength: 1, maxLength: 5 }),
      place,
      (flat, lines, at) => {
        const methods = flat.map((one) => ({ ...one, name: one.id, description: '' }));
        const settings = flatDelivery(methods);
        expect(deliverySettings.deliveryMethods.safeParse(settings.deliveryMethods).error).toBeUndefined();
        expect(deliverySettings.deliveryZones.safeParse(settings.deliveryZones).error).toBeUndefined();
        const goods = lines.map((total) => ({ total }));
        const subtotal = lines.reduce((sum, total) => sum + total, 0);
        const options = optionsFor(goods, { ...defaultShop, ...settings }, { place: at });
        for (const [index, { id, price, freeFrom, minDays, maxDays }] of flat.entries()) {
          const charge = freeFrom !== null && subtotal >= freeFrom ? 0 : price;
          expect(options[index]!.offer).toMatchObject({ id, charge, minDays, maxDays });
        }
      },
    ),
  );
});

describe('what doesn’t fit together', () => {
  const [everywhere] = defaultShop.deliveryZones;
  const zone = { name: 'Zone', isRest: false, places: [], rates: [] };
  const place = { country: 'US', regions: [], postcodes: [] };
  const problems = (...deliveryZones: typeof defaultShop.deliveryZones) =>
    deliveryProblems({ ...defaultShop, deliveryZones }).map(({ path, message }) => [path, message]);

  test('a country that the shop doesn’t have, and a state that its country doesn’t have', () => {
    const places = [place, { ...place, country: 'FR' }, { ...place, regions: ['OH', 'ON'] }];
    expect(problems({ ...zone, places })).toEqual([
      ['deliveryZones.0.places.1.country', 'is not among the countries of the shop'],
      ['deliveryZones.0.places.2.regions', 'ON is no state or province there'],
    ]);
  });

  test('a zone of no place, and one after the rest of the world', () => {
    expect(problems(zone, everywhere!, { ...zone, places: [place] })).toEqual([
      ['deliveryZones.0.name', 'needs a country, or the rest of the world'],
      ['deliveryZones.2.name', 'is never used: it comes after the rest of the world'],
    ]);
  });

  test('rates of a method that sends nothing, and a second table of one method', () => {
    const [standard] = everywhere!.rates;
    const rates = [standard!, { ...standard!, method: 'collect' }, standard!];
    expect(problems({ ...everywhere!, rates })).toEqual([
      ['deliveryZones.0.rates.1.method', 'is not a method that sends goods'],
      ['deliveryZones.0.rates.2.method', 'has rates in this zone already'],
    ]);
  });

  test('the settings of a new shop fit', () => {
    expect(problems(...defaultShop.deliveryZones)).toEqual([]);
  });
});
