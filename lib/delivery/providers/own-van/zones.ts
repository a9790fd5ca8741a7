/** Where the shop's own van goes, by the beginnings of postal codes: the first zone that has one counts. */
export const vanZones = [
  { name: 'City', country: 'US', postcodes: ['432'], charge: 1_500, days: 0 },
  { name: 'Surroundings', country: 'US', postcodes: ['430', '431', '433'], charge: 2_900, days: 1 },
];

/** What the van can carry, in grams. */
export const maxVanLoad = 800_000;
