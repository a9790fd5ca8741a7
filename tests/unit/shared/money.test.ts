import fc from 'fast-check';
import { ratio, roundedShare } from '@/lib/shared/money';

const whole = fc.integer({ min: -Number.MAX_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER });

test('a share is the exact quotient rounded half up, whatever the size of the amount', () => {
  fc.assert(
    fc.property(
      whole,
      fc.integer({ min: 0, max: 1_000_000 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (amount, numerator, denominator) => {
        // The largest whole number n with n - 1/2 <= amount × numerator ÷ denominator.
        const [share, divisor] = [roundedShare(amount, numerator, denominator), BigInt(denominator)];
        fc.pre(Number.isSafeInteger(share));
        const product = 2n * BigInt(amount) * BigInt(numerator);
        expect((2n * BigInt(share) - 1n) * divisor <= product).toBe(true);
        expect((2n * BigInt(share) + 1n) * divisor > product).toBe(true);
      },
    ),
    { numRuns: 2_000 },
  );
});

test('halves are rounded up', () => {
  expect([roundedShare(5, 1, 2), roundedShare(-5, 1, 2), roundedShare(1_005, 10, 100)]).toEqual([3, -2, 101]);
});

test('a ratio is in whole percent or in basis points', () => {
  expect([ratio(1, 3), ratio(-50, 100), ratio(2, 3, 10_000)]).toEqual([33, -50, 6_667]);
});
