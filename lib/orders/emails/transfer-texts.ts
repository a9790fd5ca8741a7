import type { Shop } from '../../settings/schema/shop';
import { transferRows } from '../rules/transfer';

/** Where to transfer the money for an order, as a paragraph of a mail. */
export const transferParagraphs = (order: { number: string }, shop: Shop): string[] => [
  transferRows(order, shop)
    .map(([label, value]) => `${label}: ${value}`)
    .join('\n'),
];
