import { cheapestDelivery } from '@/lib/delivery/rules/cheapest';
import type { DeliveryOption } from '@/lib/delivery/schema';
import { regionOfPostcode } from '@/lib/settings/rules/region-of-postcode';
import { offerFor } from '../../support/delivery';

const option = (id: string, charge: number, to: string): DeliveryOption => {
  const offer = { ...offerFor('standard', [{ total: 100 }]), id, charge, estimate: { from: to, to } };
  return { id, name: id, offer, problem: null };
};
const refused: DeliveryOption = { id: 'air', name: 'Air', offer: null, problem: 'Air can’t carry this.' };

test('the cheapest method that sends the goods is taken, of equal ones the soonest, never collection', () => {
  const options = [
    option('collect', 0, '2026-11-26'),
    option('express', 900, '2026-11-27'),
    option('late', 500, '2026-12-09'),
    option('soon', 500, '2026-12-04'),
    refused,
  ];
  const found = cheapestDelivery(options, false);
  expect(found.cheapest).toMatchObject({ offer: { id: 'soon' }, charge: 500 });
  expect(found.problems).toEqual(['Air can’t carry this.']);
});

test('a discount that waives the charge makes it free, and nothing is found where nothing is sent', () => {
  expect(cheapestDelivery([option('standard', 900, '2026-12-01')], true).cheapest?.charge).toBe(0);
  expect(cheapestDelivery([option('collect', 0, '2026-11-26'), refused], false).cheapest).toBeNull();
});

test.each([
  ['US', '44114', 'OH'],
  ['US', '99501-1234', 'AK'],
  ['US', '96801', 'HI'],
  ['US', '00501', 'NY'],
  ['US', '20101', 'VA'],
  ['US', '', ''],
  ['CA', 'k1a 0b1', 'ON'],
  ['CA', 'Z', ''],
  ['DE', '10115', ''],
])('%s %s lies in %s', (country, postcode, region) => {
  expect(regionOfPostcode(country, postcode)).toBe(region);
});
