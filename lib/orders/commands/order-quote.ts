import { confirmQuote, holdQuote, releaseQuote } from '../../quotes/commands/acceptance';
import type { Failure } from '../../shared/result';
import type { OrderAttempt, OrderDocument } from '../collection';

type Quoted = Pick<OrderAttempt, '_id' | 'quote'>;

/** Holds the quote of an attempt, if it has one; why it can't be had, or null. */
export async function holdOrderQuote({ _id, quote }: Quoted): Promise<Failure | null> {
  return quote ? holdQuote(_id, quote) : null;
}

/** Gives back the quote of an attempt that can't become an order any more. */
export async function releaseOrderQuote({ _id, quote }: Quoted): Promise<void> {
  if (quote) await releaseQuote(_id, quote);
}

/** Tells the quote of a committed order that it is accepted. */
export async function confirmOrderQuote({ _id, quote, number, customer }: OrderDocument): Promise<void> {
  if (quote) await confirmQuote(_id, quote, { number, by: customer.name });
}
