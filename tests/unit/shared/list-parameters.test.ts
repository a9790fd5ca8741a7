import fc from 'fast-check';
import { addressWithin, canonicalListQuery, listSegment, queryOfSegment } from '@/lib/shared/list-parameters';

const parameter = fc.tuple(
  fc.constantFrom('q', 'brand', 'tag', 'page', 'is_drive', 'max_speed', 'utm_source', '__proto__'),
  fc.string({ unit: 'binary', maxLength: 20 }),
);

test('any query becomes a segment of a path with nothing to escape, and the same query again', () => {
  fc.assert(
    fc.property(fc.array(parameter), (entries) => {
      const query = canonicalListQuery(new URLSearchParams(entries));
      const segment = listSegment(query);
      expect(segment).toMatch(/^~[\w.*~-]*$/);
      expect(queryOfSegment(segment)).toBe(query);
    }),
  );
});

test('the order of parameters doesn’t matter, and the canonical query of a canonical query is itself', () => {
  fc.assert(
    fc.property(fc.array(parameter), (entries) => {
      const query = canonicalListQuery(new URLSearchParams(entries));
      expect(canonicalListQuery(new URLSearchParams(entries.toReversed()))).toBe(query);
      expect(canonicalListQuery(new URLSearchParams(query))).toBe(query);
      const names = [...new URLSearchParams(query).keys()];
      expect(names).not.toContain('utm_source');
      expect(names).not.toContain('__proto__');
    }),
  );
});

test.each(['drills', '~%', '~~E0~A4', ''])('a segment that is no query is none: %s', (segment) => {
  expect(queryOfSegment(segment)).toBeNull();
});

test.each([
  ['q=bit&within=drills%3Fbrand%3DFerrox%26page%3D2%26q%3Dold', '/shop/drills?brand=Ferrox&q=bit'],
  ['q=bit&view=table&within=%3Fstock%3D1', '/shop?q=bit&stock=1&view=table'],
  ['q=&within=drills%3F', '/shop/drills'],
  ['q=bit&within=%2F%2Felsewhere.example%3F', '/shop?q=bit'],
  ['q=bit&within=drills%3Fwithin%3Dother%3F%26utm_source%3Dx', '/shop/drills?q=bit'],
])('a search within a list leads to that list and nowhere else: %s', (query, address) => {
  expect(addressWithin(new URLSearchParams(query))).toBe(address);
});

test('a search of the whole shop stays where it is', () => {
  expect(addressWithin(new URLSearchParams('q=bit'))).toBeNull();
});
