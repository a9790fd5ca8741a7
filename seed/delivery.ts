import type { DeliveryRate, DeliveryZone } from '../lib/settings/schema/delivery';

const kilogram = 1_000;

/** A table by weight: kilograms from which a charge in cents counts; null is not offered. */
const byWeight = (
  rows: [kilograms: number, charge: number | null][],
  rest: Pick<DeliveryRate, 'freeFrom' | 'surcharge' | 'minDays' | 'maxDays'>,
): DeliveryRate => ({
  basis: 'weight',
  bands: rows.map(([from, charge]) => ({ from: from * kilogram, charge })),
  ...rest,
});

/** The zones of the demo: what is far or heavy costs more, and courier services end at 30 or 50 kg. */
export const demoZones: DeliveryZone[] = [
  {
    name: 'Alaska and Hawaii',
    isRest: false,
    places: [{ country: 'US', regions: ['AK', 'HI'], postcodes: [] }],
    rates: [
      {
        method: 'standard',
        ...byWeight([[0, 3_900], [10, 7_900], [30, 14_900], [70, 32_900]], { freeFrom: null, surcharge: 15_000, minDays: 7, maxDays: 12 }), // prettier-ignore
      },
      {
        method: 'express',
        ...byWeight([[0, 6_900], [10, 12_900], [30, null]], { freeFrom: null, surcharge: 0, minDays: 3, maxDays: 4 }), // prettier-ignore
      },
    ],
  },
  {
    name: 'Mainland United States',
    isRest: false,
    places: [{ country: 'US', regions: [], postcodes: [] }],
    rates: [
      {
        method: 'standard',
        ...byWeight([[0, 1_290], [30, 2_900], [100, 8_900]], { freeFrom: 25_000, surcharge: 4_500, minDays: 3, maxDays: 5 }), // prettier-ignore
      },
      {
        method: 'express',
        ...byWeight([[0, 3_490], [20, 6_900], [50, null]], { freeFrom: null, surcharge: 6_500, minDays: 1, maxDays: 1 }), // prettier-ignore
      },
    ],
  },
  {
    name: 'Canada and Europe',
    isRest: true,
    places: [],
    rates: [
      {
        method: 'standard',
        ...byWeight([[0, 2_900], [5, 5_900], [30, 11_900], [100, 39_900]], { freeFrom: null, surcharge: 18_000, minDays: 6, maxDays: 10 }), // prettier-ignore
      },
      {
        method: 'express',
        ...byWeight([[0, 8_900], [10, 14_900], [30, null]], { freeFrom: null, surcharge: 0, minDays: 2, maxDays: 4 }), // prettier-ignore
      },
    ],
  },
];
