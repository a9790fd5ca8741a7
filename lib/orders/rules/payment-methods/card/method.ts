import type { PaymentMethodDefinition } from '../definition';

export const card: PaymentMethodDefinition = {
  name: 'Card',
  phrase: 'By card',
  explanation:
    'Card, Apple Pay or Google Pay. You enter it on the page of our payment provider; it is charged when your goods ship.',
  isOnTerms: false,
  takenBy: 'provider',
};
