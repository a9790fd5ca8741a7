/** What a test card does when it is charged. */
export type TestCard = {
  brand: 'visa' | 'mastercard';
  /** Stripe's decline code. */
  decline?: string;
  /** Whether the bank asks the customer to confirm. */
  asks3ds?: boolean;
  /** Whether the account may not capture its payments more than once, whatever the session asks for. */
  capturesOnce?: boolean;
  /** Whether the customer disputes the payment once it is captured. */
  disputes?: boolean;
};

/** The cards that Stripe documents for tests, as far as they make a difference for a shop. */
const cards = new Map<string, TestCard>([
  ['4242424242424242', { brand: 'visa' }],
  ['5555555555554444', { brand: 'mastercard' }],
  ['4000002760003184', { brand: 'visa', asks3ds: true }],
  ['4000000000000002', { brand: 'visa', decline: 'generic_decline' }],
  ['4000000000009995', { brand: 'visa', decline: 'insufficient_funds' }],
  ['4000000000000259', { brand: 'visa', disputes: true }],
]);

/** The test card of a number as it is typed, with spaces; undefined for any other number. */
export const findCard = (number: string): TestCard | undefined => cards.get(number.replace(/\s/g, ''));

const messages = new Map([
  ['insufficient_funds', 'Your card has insufficient funds.'],
  ['generic_decline', 'Your card was declined.'],
]);

/** Stripe's error for a card that is declined. */
export function declineError(decline: string) {
  const message = messages.get(decline) ?? 'Your card was declined.';
  return { type: 'card_error', code: 'card_declined', decline_code: decline, message };
}
