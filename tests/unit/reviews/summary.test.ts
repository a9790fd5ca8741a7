import fc from 'fast-check';
import { ratingSummary } from '@/lib/reviews/rules';

test('no reviews have an average of 0', () => {
  expect(ratingSummary([0, 0, 0, 0, 0])).toMatchObject({ average: 0, count: 0 });
});

test('the average is that of all stars, to hundredths', () => {
  expect(ratingSummary([1, 0, 0, 0, 2])).toMatchObject({ average: 3.67, count: 3 });
});

test('whatever the counts are, the average lies between one star and five', () => {
  const count = fc.nat(100_000);
  fc.assert(
    fc.property(fc.tuple(count, count, count, count, count), (histogram) => {
      const { average, count: total } = ratingSummary(histogram);
      return total === 0 ? average === 0 : average >= 1 && average <= 5;
    }),
  );
});
