import { collectionMethodId } from '../../../../settings/rules/collection';
import type { PaymentMethodDefinition } from '../definition';

/** Cash or card at the trade counter, when the goods are collected; staff record it. An example of an extension. */
export const counter: PaymentMethodDefinition = {
  name: 'At the counter',
  phrase: 'At the counter',
  explanation: 'You pay in cash or by card when you collect the goods. We reserve them for you.',
  isOnTerms: false,
  takenBy: 'staff',
  isExtension: true,
  problem: ({ delivery }) =>
    delivery === collectionMethodId ? null : 'Only orders that are collected can be paid at the counter.',
};
