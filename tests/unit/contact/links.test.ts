import { productOf, topicOf } from '@/lib/contact/rules';

test('a link to the form chooses a topic that exists, or none', () => {
  expect(topicOf('product-request')).toBe('product-request');
  expect(topicOf('<script>')).toBeUndefined();
  expect(topicOf(null)).toBeUndefined();
});

test('a link to the form names an item by its slug, or none', () => {
  expect(productOf('cordless-drill-18v')).toBe('cordless-drill-18v');
  expect(productOf('../admin')).toBe('');
  expect(productOf(null)).toBe('');
});
