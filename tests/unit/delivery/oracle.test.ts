import fc from 'fast-check';
import type { DeliveryGoods } from '@/lib/delivery/rules/goods';
import { deliveryOptions } from '@/lib/delivery/rules/offers';
import { defaultShop } from '@/lib/settings/rules/shop';
import { deliverySettings, type DeliveryRate } from '@/lib/settings/schema/delivery';

const charge = fc.option(fc.integer({ min: 0, max: 20_000 }), { freq: 4 });
const rate = fc
  .record({
    basis: fc.constantFrom('weight' as const, 'value' as const),
    steps: fc.array(fc.tuple(fc.integer({ min: 1, max: 40_000 }), charge), { maxLength: 5 }),
    first: charge,
    freeFrom: fc.option(fc.integer({ min: 0, max: 80_000 })),
    surcharge: fc.integer({ min: 0, max: 9_000 }),
    minDays: fc.integer({ min: 0, max: 6 }),
    more: fc.integer({ min: 0, max: 6 }),
  })
  .map(({ steps, first, minDays, more, ...own }): DeliveryRate => {
    const sorted = [...new Map(steps)].sort(([one], [other]) => one - other);
    const bands = [{ from: 0, charge: first }, ...sorted.map(([from, paid]) => ({ from, charge: paid }))];
    return { ...own, bands, minDays, maxDays: minDays + more };
  });

const countries = ['US', 'CA', 'DE'] as const;
const regions: Record<string, string[]> = { US: ['OH', 'AK', 'HI'], CA: ['ON', 'QC'], DE: [''] };
const place = fc.constantFrom(...countries).chain((country) =>
  fc.record({
    country: fc.constant(country),
    region: fc.constantFrom(...regions[country]!),
    postcode: fc.constantFrom('', '99501', '995 02', '10115', 'K1A 0B1', 'k1b-2c3'),
  }),
);
const zonePlace = fc.record({
  country: fc.constantFrom(...countries),
  regions: fc.subarray(['OH', 'AK', 'ON'], { maxLength: 2 }),
  postcodes: fc.subarray(['995', '1', 'K1A', 'K1 B'], { maxLength: 2 }),
});
const methods = ['standard', 'express', 'night'];
const zone = fc.record({
  isRest: fc.boolean(),
  places: fc.array(zonePlace, { maxLength: 3 }),
  rates: fc
    .subarray(methods)
    .chain((chosen) => fc.tuple(...chosen.map((method) => rate.map((own) => ({ method, ...own }))))),
});
const settings = fc.record({
  zones: fc
    .array(zone, { maxLength: 4 })
    .map((all) => all.map((one, at) => ({ ...one, name: `Zone ${at}` }))),
  collection: rate,
  holidays: fc.uniqueArray(fc.integer({ min: 0, max: 20 }), { maxLength: 6 }),
  cutOffHour: fc.integer({ min: 0, max: 24 }),
});
const goods = fc.array(
  fc.record({
    name: fc.constantFrom('Bolt', 'Battery', 'Ladder'),
    quantity: fc.integer({ min: 1, max: 20 }),
    total: fc.integer({ min: 0, max: 40_000 }),
    weightGrams: fc.oneof(fc.constant(0), fc.integer({ min: 0, max: 9_000 })),
    oversize: fc.boolean(),
    dangerousGoods: fc.boolean(),
    leadTimeDays: fc.integer({ min: 0, max: 9 }),
  }),
  { maxLength: 6 },
);

const firstDay = Date.UTC(2026, 10, 20);
const dayOf = (ms: number) => new Date(ms).toISOString().slice(0, 10);

type Settings = typeof settings extends fc.Arbitrary<infer T> ? T : never;
type Place = typeof place extends fc.Arbitrary<infer T> ? T : never;

/** Cleveland is five hours behind UTC in November and December. */
const clockInOhio = (now: Date) => new Date(now.getTime() - 5 * 3_600_000);

function expectedDay(own: Settings, now: Date, lines: DeliveryGoods[], transit: number): string {
  const closed = new Set(own.holidays.map((day) => dayOf(firstDay + day * 86_400_000)));
  const works = (ms: number) => ![0, 6].includes(new Date(ms).getUTCDay()) && !closed.has(dayOf(ms));
  const local = clockInOhio(now);
  let at = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), local.getUTCDate());
  // An order counts for the first working day that is not over for orders.
  while (!works(at) || (dayOf(at) === dayOf(local.getTime()) && local.getUTCHours() >= own.cutOffHour))
    at += 86_400_000;
  const lead = lines.reduce((most, line) => (line.leadTimeDays > most ? line.leadTimeDays : most), 0);
  for (let left = lead + transit; left > 0; left--) {
    at += 86_400_000;
    while (!works(at)) at += 86_400_000;
  }
  return dayOf(at);
}

/** What a method costs and when it is expected, computed the long way; null where it is not offered. */
function expected(method: string, own: Settings, at: Place, lines: DeliveryGoods[], now: Date) {
  let rates: DeliveryRate | undefined = own.collection;
  if (method !== 'collect') {
    const matching = own.zones.filter(
      ({ isRest, places }) =>
        isRest ||
        places.some((one) => {
          const typed = at.postcode.split('').filter((sign) => /[a-z0-9]/i.test(sign)).join('').toUpperCase(); // prettier-ignore
          const begins = one.postcodes.map((code) => typed.indexOf(code.replace(' ', '')) === 0);
          const isRegion = one.regions.length === 0 || one.regions.indexOf(at.region) >= 0;
          return one.country === at.country && isRegion && (begins.length === 0 || begins.includes(true));
        }),
    );
    rates = matching[0]?.rates.filter((one) => one.method === method)[0];
  }
  if (!rates) return null;
  let [weight, value, oversize, dangerous] = [0n, 0n, 0n, false];
  for (const line of lines) {
    for (let unit = 0; unit < line.quantity; unit++) {
      weight += BigInt(line.weightGrams);
      if (line.oversize) oversize += 1n;
    }
    value += BigInt(line.total);
    dangerous ||= line.dangerousGoods;
  }
  if (method === 'express' && dangerous) return null;
  const measure = rates.basis === 'weight' ? weight : value;
  let paid: number | null = null;
  for (const band of rates.bands) if (measure >= BigInt(band.from)) paid = band.charge;
  if (paid === null) return null;
  if (rates.freeFrom !== null && value >= BigInt(rates.freeFrom)) paid = 0;
  return {
    charge: Number(BigInt(paid) + BigInt(rates.surcharge) * oversize),
    from: expectedDay(own, now, lines, rates.minDays),
    to: expectedDay(own, now, lines, rates.maxDays),
  };
}

test('charges and expected days of 5,000 random carts equal those computed the long way', () => {
  const minutes = fc.integer({ min: 0, max: 20 * 24 * 60 });
  let offered = 0;
  fc.assert(
    fc.property(settings, place, goods, minutes, (own, at, lines, minute) => {
      const now = new Date(firstDay + minute * 60_000);
      const sent = methods.map((id) => ({ id, name: id, description: '', isExpress: id === 'express', collection: null })); // prettier-ignore
      const collect = { id: 'collect', name: 'Collect', description: '', isExpress: false };
      const shop = {
        ...defaultShop,
        deliveryMethods: [...sent, { ...collect, collection: own.collection }],
        deliveryZones: own.zones,
        cutOffHour: own.cutOffHour,
        holidays: own.holidays.map((day) => ({ date: dayOf(firstDay + day * 86_400_000), name: 'Closed' })),
      };
      expect(deliverySettings.deliveryZones.safeParse(own.zones).success).toBe(true);
      for (const { id, offer, problem } of deliveryOptions(shop, at, lines, now)) {
        const right = expected(id, own, at, lines, now);
        const told = offer && { charge: offer.charge, ...offer.estimate };
        expect([id, told]).toEqual([id, right]);
        expect([id, problem === null]).toEqual([id, right !== null]);
        if (offer) offered++;
      }
    }),
    { numRuns: 5_000 },
  );
  expect(offered).toBeGreaterThan(3_000);
});
