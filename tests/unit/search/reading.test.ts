import fc from 'fast-check';
import { readQuery, type QueryReading } from '@/lib/search/rules/reading/read-query';
import { plainAttempt, plainQuery } from '@/lib/search/rules/reading/search-query';
import { builtInStandards } from '@/lib/search/rules/reading/standards';
import { sampleStructure } from '@/tests/support/sample-structure';

const values: Record<string, string[]> = {
  chuck: ['13 mm keyless', '10 mm keyless', '1/4 in hexagon'],
  voltage: ['12 V', '18 V'],
  grit: ['80', '120'],
};
const read = (q: string, meanings: { typed: string; means: string }[] = []): QueryReading =>
  readQuery(q, {
    structure: sampleStructure,
    valuesOf: (key) => values[key] ?? [],
    currency: 'USD',
    meanings,
    standards: builtInStandards,
  });
const chips = (q: string) => read(q).chips.map(({ label, without }) => [label, without]);

test.each<[string, [label: string, without: string][]]>([
  [
    'm8x40 8.8 zinc',
    [
      ['Thread M8', '40 mm 8.8 zinc'],
      ['Length 40 mm', 'M8 8.8 zinc'],
      ['Strength class 8.8', 'm8x40 zinc'],
    ],
  ],
  ['M10x1.25 nut', [['Thread M10 × 1.25', 'nut']]],
  [
    '1/4-20 x 1 hex',
    [
      ['Thread 1/4-20 UNC', '1 in hex'],
      ['Length 1 in', '1/4-20 hex'],
    ],
  ],
  ['10-32 screw', [['Thread #10-32 UNF', 'screw']]],
  ['hole saw 10-32 mm', [['10–32 mm', 'hole saw']]],
  [
    '18v 5ah akku',
    [
      ['18 v', '5ah akku'],
      ['5 ah', '18v akku'],
    ],
  ],
  [
    'drill 13 mm chuck under 200 $',
    [
      ['Chuck 13 mm', 'drill under 200 $'],
      ['Price up to $200', 'drill 13 mm chuck'],
    ],
  ],
  ['battery at least 5 Ah', [['at least 5 Ah', 'battery']]],
  [
    'sanding disc grit 120 in stock',
    [
      ['Grit 120', 'sanding disc in stock'],
      ['In stock', 'sanding disc grit 120'],
    ],
  ],
  [
    'ISO 4017 M10',
    [
      ['ISO 4017 (DIN 933, ASME B18.2.3.2M)', 'M10'],
      ['Thread M10', 'ISO 4017'],
    ],
  ],
  ['wood screw 4x40', [['Size 4 × 40 mm', 'wood screw']]],
  ['1/4 ratchet', [['1/4 in', 'ratchet']]],
  ['hex bolt', []],
  ['18-B5032', []],
  ['6204-2RS', []],
  ['5 in 1 screwdriver', []],
])('of %j is understood what is a specification', (q, expected) => {
  expect(chips(q)).toEqual(expected);
});

test('what sets a condition is left out when no product meets it, and the typed words are the last resort', () => {
  const { attempts } = read('drill 13 mm chuck under 200 $');
  expect(attempts.map(({ conditions }) => conditions.length)).toEqual([2, 1, 0, 0]);
  expect(attempts[0]!.conditions).toContainEqual({ group: 'understood', price: { from: 0, to: 20_000 } });
  expect(attempts[0]!.conditions).toContainEqual({ group: 'understood', facets: ['chuck=13 mm keyless'] });
  expect(attempts.at(-1)!.query).toEqual(plainQuery('drill 13 mm chuck under 200 $'));
});

test('the owner’s words are understood inside of a search, but not as the whole of it', () => {
  const meanings = [{ typed: 'AS 1110', means: 'ISO 4017' }];
  const { chips: found, attempts } = read('as 1110 m10', meanings);
  expect(found.map(({ label }) => label)).toContain('as 1110: ISO 4017');
  expect(attempts[0]!.query.groups.flatMap(({ words }) => words)).toContain('din933');
  expect(read('AS 1110', meanings).attempts[0]!.query).toEqual(plainQuery('AS 1110'));
});

const piece = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.constantFrom(
    'm8',
    'x',
    '1/4',
    '-20',
    '1/0',
    'under',
    '$',
    '10-20',
    'mm',
    '"',
    'at least',
    '#10',
    'ISO',
    '½',
    ',',
  ),
  fc.stringMatching(/^[\d.,/x -]{1,20}$/),
);

test('any text is read without an error, and removing what was understood ends', () => {
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      let q = pieces.join(' ').slice(0, 120);
      for (let step = 0; step < 60; step++) {
        const { chips: found, attempts } = read(q);
        expect(attempts.at(-1)!.query.typed).toBe(q);
        if (!found[0]) return;
        q = found[0].without;
      }
      throw new Error(`what is left of the search is understood again and again: ${q}`);
    }),
  );
});

test('a text without digits, prices and stock is one search for its words as they are', () => {
  const words = fc
    .stringMatching(/^[a-z ()'-]{1,60}$/)
    .filter((text) => !/in[ -]stock|available now/.test(text));
  fc.assert(
    fc.property(words, (q) => {
      expect(read(q)).toEqual({ chips: [], attempts: [plainAttempt(q)] });
    }),
  );
});
