import { chooseDiscounts, type Candidate } from '@/lib/discounts/rules/offer';
import { discountInput } from '@/lib/discounts/schema';
import { candidate, cart } from './candidates';

const problemOf = (more: Partial<Candidate>, at = cart) =>
  chooseDiscounts([], { code: 'SAVE', candidate: candidate({ code: 'SAVE', ...more }) }, at).codeProblem;

test('a percentage rounds for all its lines together, an amount stops at their value', () => {
  const offer = (more: Partial<Candidate>) => chooseDiscounts([candidate(more)], null, cart);
  expect(offer({ value: 15 })).toMatchObject({ lineDiscounts: [1_500, 500], discounts: [{ amount: 2_000 }] });
  expect(offer({ kind: 'amount', value: 20_000 }).lineDiscounts).toEqual([10_000, 3_333]);
  expect(offer({ kind: 'amount', value: 20_000, skus: ['B-1'] }).lineDiscounts).toEqual([0, 3_333]);
  expect(offer({ value: 50, categories: ['drills'] }).lineDiscounts).toEqual([5_000, 0]);
});

test('the best discount on goods counts, free delivery besides, and a code that adds nothing stays unused', () => {
  const sale = candidate({ title: 'Fall sale', value: 10 });
  const code = (more: Partial<Candidate>) => ({
    code: 'SAVE',
    candidate: candidate({ code: 'SAVE', ...more }),
  });
  const free = candidate({ title: 'Free freight', kind: 'free-delivery', value: 0 });
  const titles = (offer: ReturnType<typeof chooseDiscounts>) => offer.discounts.map(({ title }) => title);
  const better = chooseDiscounts([sale, free], code({ title: 'Trade', value: 11 }), cart);
  expect([titles(better), better.codeProblem]).toEqual([['Trade', 'Free freight'], null]);
  const equal = chooseDiscounts([sale, free], code({ title: 'Trade', value: 10 }), cart);
  expect(titles(equal)).toEqual(['Fall sale', 'Free freight']);
  expect(equal.codeProblem).toBe(
    '“Fall sale” already saves you as much or more, so the code SAVE is not needed.',
  );
  const both = chooseDiscounts([sale], code({ title: 'Freight', kind: 'free-delivery', value: 0 }), cart);
  expect([titles(both), both.codeProblem]).toEqual([['Fall sale', 'Freight'], null]);
});

test('a code that does not apply says why', () => {
  expect(chooseDiscounts([], { code: 'NONE', candidate: null }, cart).codeProblem).toBe(
    'There is no discount code NONE. Please check the spelling.',
  );
  expect(problemOf({})).toBeNull();
  expect(problemOf({ to: '2026-11-23' })).toBe('The code SAVE expired on Nov 23, 2026.');
  expect(problemOf({ to: '2026-11-24', from: '2026-11-24' })).toBeNull();
  expect(problemOf({ from: '2026-11-25' })).toBe('The code SAVE is valid from Nov 25, 2026.');
  expect(problemOf({ active: false })).toBe('The code SAVE is not valid at present.');
  expect(problemOf({ maxUses: 5, used: 5 })).toBe('The code SAVE has been used up.');
  expect(problemOf({ maxUsesPerCustomer: 1, usedByCustomer: 1 })).toBe(
    'You have used the code SAVE already.',
  );
  expect(problemOf({ maxUsesPerCustomer: 3, usedByCustomer: 3 })).toBe(
    'You have used the code SAVE 3 times, which is as often as one customer can.',
  );
  expect(problemOf({ customers: ['bob@plant.example'] })).toBe(
    'The code SAVE is not valid for your account.',
  );
  expect(problemOf({ customers: ['ada@plant.example'] })).toBeNull();
  expect(problemOf({ skus: ['C-1'] })).toBe(
    'The code SAVE is for certain products, and none of them is in this order.',
  );
  expect(problemOf({ minSubtotal: 15_000 })).toBe(
    'The code SAVE needs goods for at least $150.00: add goods for $16.67 more.',
  );
});

test('a discount of more than 100 percent, of nothing, or that ends before it begins is rejected', () => {
  const { id: _id, used: _used, usedByCustomer: _mine, ...input } = candidate();
  const fieldsOf = (more: object) =>
    discountInput.safeParse({ ...input, ...more }).error?.issues.map(({ path }) => path.join('.'));
  expect(discountInput.parse({ ...input, code: ' spring-10 ' }).code).toBe('SPRING-10');
  expect(fieldsOf({ value: 101 })).toEqual(['value']);
  expect(fieldsOf({ kind: 'amount', value: 0 })).toEqual(['value']);
  expect(fieldsOf({ from: '2026-12-01', to: '2026-11-30' })).toEqual(['to']);
  expect(fieldsOf({ code: 'A B' })).toEqual(['code']);
});
