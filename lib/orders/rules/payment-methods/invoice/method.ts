import type { PaymentMethodDefinition } from '../definition';

export const invoice: PaymentMethodDefinition = {
  name: 'Invoice',
  phrase: 'By invoice',
  explanation: 'The invoice comes with the goods.',
  isOnTerms: true,
  takenBy: 'staff',
};
