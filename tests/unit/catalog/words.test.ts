import { codeOf, stemOf, termsOf } from '@/lib/catalog/rules/search-terms';
import { readMeasure, showMeasure } from '@/lib/catalog/rules/measures';

const sorted = (text: string) => [...termsOf(text)].sort();

describe('the words of a text', () => {
  test.each([
    ['drills', 'drill'],
    ['wrenches', 'wrench'],
    ['batteries', 'battery'],
    ['safety glasses', 'safety goggle'],
    ['gloves', 'work glove'],
    ['pliers', 'plier'],
  ])('%s and %s are the same', (one, other) => {
    expect(sorted(one)).toEqual(sorted(other));
  });

  test.each([
    ['spanner', 'wrench'],
    ['Allen key', 'hex keys'],
    ['box cutter', 'utility knife'],
    ['1/2 in', '12.7 mm'],
    ['1/2"', '12.7mm'],
    ['1 1/2 inch', '38.1 mm'],
    ['18 volt', '18V'],
    ['1.4 kW', '1,400 W'],
    ['M8 × 40', 'm8x40'],
    ['gray', 'grey'],
  ])('%s finds the catalog’s %s', (one, other) => {
    expect(sorted(one)).toEqual(sorted(other));
  });

  test('stop words and punctuation give no terms', () => {
    expect(termsOf('a drill, for the (wall)!')).toEqual(['drill', 'wall']);
    expect(termsOf('& ( : ! " ) $ { } \\ \u0000')).toEqual([]);
  });

  test('plurals of short words and of words with digits stay', () => {
    expect(['gas', 'bus', 'm8s', 'glass', 'axis'].map(stemOf)).toEqual([
      'gas',
      'bus',
      'm8s',
      'glass',
      'axis',
    ]);
  });
});

describe('part numbers', () => {
  test.each(['18-B5032', '18b5032', '18 B5032', '18.b50-32', '18/B5O32'])('%s is 18B5032', (spelling) => {
    expect(codeOf(spelling)).toBe('18B5032');
  });
});

describe('measures', () => {
  test.each([
    ['12.7 mm (1/2 in)', { value: 12.7, unit: 'mm' }],
    ['1.5 m', { value: 1500, unit: 'mm' }],
    ['850 g', { value: 0.85, unit: 'kg' }],
    ['2,400 W', { value: 2400, unit: 'W' }],
    ['145 psi', { value: 9.9974, unit: 'bar' }],
    ['steel', null],
  ])('%s', (text, measure) => {
    expect(readMeasure(text)).toEqual(measure);
  });

  test.each([
    [{ value: 12.7, unit: 'mm' }, '1/2 in'],
    [{ value: 38.1, unit: 'mm' }, '1 1/2 in'],
    [{ value: 13, unit: 'mm' }, '0.512 in'],
    [{ value: 2, unit: 'kg' }, '4.41 lb'],
  ] as const)('%j is %s in imperial', (measure, shown) => {
    expect(showMeasure(measure, 'imperial')).toBe(shown);
  });
});
