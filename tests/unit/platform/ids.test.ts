import { randomBase32 } from '@/lib/platform/ids';

test('random ids have the asked-for length, only characters that can be read aloud, and never repeat', () => {
  // More than one block of random bytes, in lengths that don't divide it.
  const ids = Array.from({ length: 2_000 }, (_, at) => randomBase32(11 + (at % 3)));
  expect(ids.map((id) => id.length)).toEqual(ids.map((_, at) => 11 + (at % 3)));
  expect(ids.filter((id) => !/^[0-9A-HJKMNP-TV-Z]+$/.test(id))).toEqual([]);
  expect(new Set(ids.map((id) => id.slice(0, 11))).size).toBe(ids.length);
  expect(randomBase32(10_000)).toMatch(/^[0-9A-HJKMNP-TV-Z]{10000}$/);
});
