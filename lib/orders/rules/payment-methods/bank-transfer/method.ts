import type { PaymentMethodDefinition } from '../definition';

export const bankTransfer: PaymentMethodDefinition = {
  name: 'Bank transfer in advance',
  phrase: 'By bank transfer in advance',
  explanation: 'You transfer the amount first, and we ship once it has arrived.',
  isOnTerms: false,
  takenBy: 'staff',
};
