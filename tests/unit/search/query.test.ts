import { variantMatcher } from '@/lib/search/rules/query';

const bolt = (length: number) => ({
  sku: `HB-8${length}`,
  mpn: `933-8-${length}`,
  color: null,
  size: `M8 × ${length}`,
});
const bolts = [bolt(20), bolt(40), bolt(60)];

test.each([
  ['HB-840', 'HB-840'],
  ['hb840', 'HB-840'],
  ['h b 8 4 0', 'HB-840'],
  ['bolt hb-840', 'HB-840'],
  ['933 8 60', 'HB-860'],
  ['M8x40', 'HB-840'],
  ['hex bolt m8 x 40', 'HB-840'],
  ['M8×40 mm', 'HB-840'],
  ['M8', null],
  ['hex bolt', null],
  ['M8x50', null],
])('a search for %j selects %j', (q, sku) => {
  expect(variantMatcher(q)(bolts)).toBe(sku);
});

test('a color selects a variant; a size that several colors share selects none', () => {
  const glove = (name: string, size: string) => ({
    sku: `${name}-${size}`,
    mpn: null,
    color: { name, hex: '#000000' },
    size,
  });
  const gloves = [glove('Red', '9 / L'), glove('Blue', '9 / L'), glove('Blue', '8 / M')];
  expect(variantMatcher('red gloves')(gloves)).toBe('Red-9 / L');
  expect(variantMatcher('gloves 9')(gloves)).toBeNull();
});
