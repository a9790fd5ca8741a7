import { isOwnRecord } from '../../companies/queries/ownership';
import type { OwnQuote } from '../schema/quote';

/** Whether a person may accept, decline and comment on a quote at this moment. */
export const mayAcceptQuote = (
  userId: string,
  { customer, company }: Pick<OwnQuote, 'customer' | 'company'>,
): Promise<boolean> => isOwnRecord({ customer, ...(company && { company }) }, userId, 'orders.request');
