/** Groups of standards; a product made to one can take the place of one made to another of its group. */
export type StandardGroups = readonly (readonly string[])[];

/** What a shop begins with, until its owner saves a table of their own. */
export const builtInStandards: StandardGroups = [
  'ISO 4014, DIN 931, ASME B18.2.3.1M',
  'ISO 4017, DIN 933, ASME B18.2.3.2M',
  'ISO 4032, DIN 934, ASME B18.2.4.1M',
  'ISO 4035, DIN 439',
  'ISO 7040, DIN 982',
  'ISO 10511, DIN 985',
  'ISO 4762, DIN 912, ASME B18.3.1M',
  'ISO 10642, DIN 7991, ASME B18.3.5M',
  'ISO 7380, ASME B18.3.4M',
  'ISO 4026, DIN 913',
  'ISO 4027, DIN 914',
  'ISO 4028, DIN 915',
  'ISO 4029, DIN 916',
  'ISO 7089, DIN 125, ASME B18.22M',
  'ISO 7093, DIN 9021',
  'ISO 1207, DIN 84',
  'ISO 2009, DIN 963',
  'ISO 7045, DIN 7985',
  'ISO 7046, DIN 965',
  'ISO 7049, DIN 7981',
  'ISO 7050, DIN 7982',
  'ISO 2338, DIN 7',
  'ISO 8734, DIN 6325',
  'ISO 8752, DIN 1481',
  'ISO 1234, DIN 94',
  'ISO 8765, DIN 960',
  'ISO 8676, DIN 961',
  'ISO 3506, DIN 267',
  'ISO 15, DIN 625',
  'ISO 606, DIN 8187',
  'ISO 235, DIN 338',
  'ISO 3318, DIN 3113',
  'ISO 2936, DIN 911',
].map((list) => list.split(', '));

/** The other standards of the group of one, such as "DIN 933" for "ISO 4017". */
export const equivalentsIn = (groups: StandardGroups, standard: string): string[] =>
  groups.find((group) => group.includes(standard))?.filter((other) => other !== standard) ?? [];
