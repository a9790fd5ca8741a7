import { purchaseQuery, readChoices } from '@/lib/orders/rules/checkout';
import { readComments, withComment } from '@/lib/orders/rules/checkout-comments';

test('comments on lines go through the address of the purchase page, and an empty one is removed', () => {
  const one = withComment(undefined, 'A/1', 'For crane "2" & 50 %')!;
  const both = withComment(one, 'B 2', 'Label as A-17')!;
  const query = Object.fromEntries(new URLSearchParams(purchaseQuery({ product: 'a', comments: both })));
  expect(readComments(readChoices(query).comments)).toEqual({
    'A/1': 'For crane "2" & 50 %',
    'B 2': 'Label as A-17',
  });
  expect(readComments(withComment(both, 'A/1', '')!)).toEqual({ 'B 2': 'Label as A-17' });
  expect(withComment(withComment(one, 'A/1', '')!, 'B 2', '')).toBe('');
});

test('an address with anything else has no comments, and comments that are too long together are not taken', () => {
  const wrong = ['{', '[]', '"a"', '{"A":1}', '{"A":"\\u0000"}', JSON.stringify({ A: 'x'.repeat(201) })];
  expect(wrong.map((text) => readComments(text))).toEqual(wrong.map(() => ({})));
  let text = '';
  for (let index = 0; index < 9; index++) text = withComment(text, `SKU-${index}`, 'x'.repeat(200))!;
  expect(withComment(text, 'SKU-9', 'x'.repeat(200))).toBeNull();
});
