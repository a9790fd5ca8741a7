import { productOf, topicOf } from '@/lib/contact/rules';

test('a link to the form selects an existing topic, or none', () => {
  expect(topicOf('product-request')).toBe('product-request');
  expect(topicOf('<script>')).toBeUndefined();
  expect(topicOf(null)).toBeUndefined();
});

test('a link to the form names a product by its slug, or none', () => {
  expect(productOf('cordless-drill-18v')).toBe('cordless-drill-18v');
  expect(productOf('../admin')).toBe('');
  expect(productOf(null)).toBe('');
});
