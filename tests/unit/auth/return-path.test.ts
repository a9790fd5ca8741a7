import { returnPath } from '@/lib/shared/return-path';
import { back, foreign, kept, odd } from '../../support/return-paths';

test('there are more than 300 cases', () => {
  expect(kept.length + foreign.length + back.length + odd.length).toBeGreaterThan(300);
});

test.each(kept)('%j is a page of this site', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each(foreign)('%j is replaced by the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});

test.each(back)('%j would loop and is replaced by the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});

test.each(odd)('%j is replaced by the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});

test('the first of several is used', () => {
  expect(returnPath(['/cart', '//evil.example'])).toBe('/cart');
  expect(returnPath(['//evil.example', '/cart'])).toBe('/');
});
