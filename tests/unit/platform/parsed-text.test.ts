import { parseOnce } from '@/lib/platform/parsed-text';

test('the same text under a key is the same object, a changed one is another', () => {
  const parse = parseOnce<{ a: number }>(2);
  const first = parse('one', '{"a":1}');
  expect(parse('one', '{"a":1}')).toBe(first);
  expect(parse('two', '{"a":1}')).not.toBe(first);
  expect(parse('one', '{"a":2}')).toEqual({ a: 2 });
});

test('no more keys are remembered than said', () => {
  const parse = parseOnce<number[]>(2);
  const first = parse('one', '[1]');
  parse('two', '[2]');
  expect(parse('one', '[1]')).toBe(first);
  parse('three', '[3]');
  expect(parse('one', '[1]')).not.toBe(first);
});
