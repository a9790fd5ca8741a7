import { returnPath } from '@/lib/shared/return-path';
import { loopingPaths, foreignAddresses, allowedPaths, nonAddresses } from '../../support/return-paths';

test('there are more than 300 cases', () => {
  expect(
    allowedPaths.length + foreignAddresses.length + loopingPaths.length + nonAddresses.length,
  ).toBeGreaterThan(300);
});

test.each(allowedPaths)('%j is a page of this site', (path) => {
  expect(returnPath(path)).toBe(path);
});

test.each(foreignAddresses)('%j is replaced by the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});

test.each(loopingPaths)('%j would loop and is replaced by the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});

test.each(nonAddresses)('%j is replaced by the home page', (path) => {
  expect(returnPath(path)).toBe('/');
});

test('the first of several is used', () => {
  expect(returnPath(['/cart', '//evil.example'])).toBe('/cart');
  expect(returnPath(['//evil.example', '/cart'])).toBe('/');
});
