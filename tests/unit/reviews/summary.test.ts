import fc from 'fast-check';
import { ratingSummary } from '@/lib/reviews/rules';

test('without reviews the average is 0', () => {
  expect(ratingSummary([0, 0, 0, 0, 0])).toMatchObject({ average: 0, count: 0 });
});

test('the average is over all stars, rounded to hundredths', () => {
  expect(ratingSummary([1, 0, 0, 0, 2])).toMatchObject({ average: 3.67, count: 3 });
});

test('whatever the counts, the average is between one and five stars', () => {
  const count = fc.nat(100_000);
  fc.assert(
    fc.property(fc.tuple(count, count, count, count, count), (histogram) => {
      const { average, count: total } = ratingSummary(histogram);
      return total === 0 ? average === 0 : average >= 1 && average <= 5;
    }),
  );
});
