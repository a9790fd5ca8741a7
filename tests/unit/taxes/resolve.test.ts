import fc from 'fast-check';
import { discountOf, subtotalOf, totalsOf } from '@/lib/orders/rules/totals';
import { defaultShop } from '@/lib/settings/rules/shop';
import { taxRuleId, taxRules as rulesSchema, type TaxRule } from '@/lib/settings/schema/tax';
import { taxEntryLabel, taxStory } from '@/lib/taxes/rules/describe';
import { decideTax, taxPlaceOf, taxRuleFor } from '@/lib/taxes/rules/resolve';
import { readVatId } from '@/lib/taxes/rules/vat-id';

const rule = fc.record({
  country: fc.constantFrom('US', 'DE'),
  region: fc.constantFrom(null, 'OH', 'NY'),
  postcode: fc.constantFrom('', '4', '44', '441', '4411'),
  category: fc.constantFrom(null, 'reduced', 'zero'),
  name: fc.constant('Tax'),
  basisPoints: fc.integer({ min: 0, max: 3_000 }),
});
const rules = fc.uniqueArray(rule, { maxLength: 30, selector: taxRuleId });
const place = fc.record({
  country: fc.constantFrom('US', 'DE', 'FR'),
  region: fc.constantFrom('OH', 'NY', ''),
  postcode: fc.constantFrom('44114', '44 20', '10115', ''),
});

/** Every rule that fits, in the order of the documented priorities. */
function bruteForce(
  all: TaxRule[],
  at: { country: string; region: string; postcode: string },
  category: string,
) {
  const digits = at.postcode.replace(' ', '');
  const fitting = all.filter(
    (each) =>
      each.country === at.country &&
      (each.region === null || each.region === at.region) &&
      digits.slice(0, each.postcode!.length) === each.postcode &&
      (each.category === null || each.category === category),
  );
  for (const hasCategory of [true, false])
    for (const length of [4, 3, 2, 1, 0])
      for (const hasRegion of [true, false]) {
        const found = fitting.find(
          (each) =>
            (each.category !== null) === hasCategory &&
            each.postcode!.length === length &&
            (each.region !== null) === hasRegion,
        );
        if (found) return found;
      }
  return null;
}

test('the rule that counts is the most specific of those that fit', () => {
  fc.assert(
    fc.property(rules, place, fc.constantFrom('', 'standard', 'reduced', 'zero'), (all, at, category) => {
      expect(taxRuleFor(all, at, category)).toBe(bruteForce(all, at, category));
    }),
    { numRuns: 2_000 },
  );
});

test('the rules of shops that had taxes by country and region alone give the same totals as before', () => {
  const before = fc.uniqueArray(
    fc.record({
      country: fc.constantFrom('US', 'CA', 'DE'),
      region: fc.constantFrom(null, 'OH', 'ON'),
      name: fc.constant('Tax'),
      basisPoints: fc.integer({ min: 0, max: 3_000 }),
    }),
    { maxLength: 9, selector: ({ country, region }) => `${country} ${region}` },
  );
  const lines = fc.array(
    fc
      .record({ total: fc.integer({ min: 0, max: 10_000_000 }), part: fc.integer({ min: 0, max: 100 }) })
      .map(({ total, part }) => ({ total, discount: Math.floor((total * part) / 100) })),
    { maxLength: 8 },
  );
  fc.assert(
    fc.property(before, lines, place, fc.boolean(), fc.boolean(), (taxRules, some, at, taxShipping, free) => {
      expect(rulesSchema.parse(taxRules)).toEqual(taxRules);
      const charge = subtotalOf(some) >= 25_000 ? 0 : 1_290;
      const method = { id: 'standard', charge };
      const totals = totalsOf(some, method, at, { ...defaultShop, taxRules, taxShipping }, free);
      // The tax as it was computed when there was one rate for each order.
      const rate = (
        taxRules.find(({ country, region }) => country === at.country && region === at.region) ??
        taxRules.find(({ country, region }) => country === at.country && region === null)
      )?.basisPoints;
      const net = subtotalOf(some) - discountOf(some);
      const shipping = some.length && !free ? charge : 0;
      const tax = Math.floor(((net + (taxShipping ? shipping : 0)) * (rate ?? 0) + 5_000) / 10_000);
      expect({ tax: totals.tax, total: totals.total }).toEqual({ tax, total: net + shipping + tax });
      if (some.length) expect(totals.taxBasisPoints).toBe(rate ?? 0);
    }),
    { numRuns: 1_000 },
  );
});

const european = {
  taxRules: [
    { country: 'DE', region: null, name: 'MwSt.', basisPoints: 1_900 },
    { country: 'FR', region: null, name: 'TVA', basisPoints: 2_000 },
  ],
  invoicing: { ...defaultShop.invoicing, vatId: 'DE136695976' },
};
const nobody = { vatId: '', certificates: [] };
const at = (country: string, region = '') => ({ country, region, postcode: '' });

test('VAT is reversed between member states when both parties have a VAT id, and only then', () => {
  const french = { ...nobody, vatId: 'FR40303265045' };
  const reason = (country: string, customer = french, shop = european) =>
    decideTax(shop, at(country), '', customer).reason;
  expect(reason('FR')).toBe('reverse-charge');
  expect(reason('IT')).toBe('reverse-charge');
  expect(reason('DE')).toBeUndefined();
  expect(reason('US')).toBe('outside');
  expect(reason('FR', { ...nobody, vatId: 'DE136695976' })).toBeUndefined();
  expect(reason('FR', nobody)).toBeUndefined();
  expect(reason('FR', french, { ...european, invoicing: defaultShop.invoicing })).toBeUndefined();
  const decision = decideTax(european, at('FR'), '', french);
  expect(decision).toMatchObject({ rule: 'FR/*/*/*', basisPoints: 0, ruleBasisPoints: 2_000 });
  expect(taxEntryLabel(decision)).toBe('VAT reverse charge: FR40303265045');
});

test('a certificate exempts in its regions, or in the whole of its country', () => {
  const shop = { taxRules: [{ country: 'US', region: 'OH', name: 'Ohio sales tax', basisPoints: 800 }] };
  const holder = (...regions: string[]) => ({
    ...nobody,
    certificates: [{ number: '123', country: 'US', regions }],
  });
  const exempt = decideTax(shop, at('US', 'OH'), '', holder('NY', 'OH'));
  expect(exempt).toMatchObject({ basisPoints: 0, reason: 'exempt-customer', evidence: '123' });
  expect(taxEntryLabel(exempt)).toBe('Exempt: certificate 123');
  expect(taxStory(exempt)).toBe(
    'Ohio sales tax 8%, the rule for US OH, for goods to US OH; Exempt: certificate 123',
  );
  expect(decideTax(shop, at('US', 'OH'), '', holder()).basisPoints).toBe(0);
  expect(decideTax(shop, at('US', 'OH'), '', holder('NY', 'PA')).basisPoints).toBe(800);
});

test('collected goods are taxed where they are collected, once the shop says where', () => {
  const collectionPlace = { country: 'US', region: 'OH', postcode: '44114' };
  const paris = { country: 'FR', region: '', postcode: '75001' };
  expect(taxPlaceOf(true, paris, { collectionPlace })).toEqual(collectionPlace);
  expect(taxPlaceOf(false, paris, { collectionPlace })).toEqual(paris);
  expect(taxPlaceOf(true, paris, { collectionPlace: null })).toEqual(paris);
});

test('a VAT id needs a member state’s format and its check digit', () => {
  expect(readVatId(' de 136.695.976 ')).toEqual({ vatId: 'DE136695976' });
  expect(readVatId('EL 094259216')).toEqual({ vatId: 'EL094259216' });
  expect(readVatId('')).toEqual({ vatId: '' });
  expect(readVatId('DE136695977')).toMatchObject({ problem: expect.stringContaining('not a valid') });
  expect(readVatId('GB980780684')).toMatchObject({ problem: expect.stringContaining('member state') });
});
