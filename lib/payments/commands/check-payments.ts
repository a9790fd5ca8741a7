import { takesCards } from '../../orders/queries/payment-methods';
import { findPaidOrder, listOrdersPaidSince } from '../../orders/queries/payments';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { log } from '../../platform/log';
import { fail, ok, type Result } from '../../shared/result';
import { paymentChecks, type CheckedBooks } from '../collection';
import { bankTransferProvider } from '../providers/bank-transfer/provider';
import { cardProvider } from '../providers/registry';
import { findPaymentCheck } from '../queries/checks';
import { differenceOf, missingPayments } from '../rules/differences';
import type { PaymentCheck, PaymentDifference } from '../schema';
import { ProviderError, type FoundPayment, type PaymentProvider } from '../types';
import { checkBooks } from './check-books';
import { recordFrom, settlePayments } from './settle-payments';

const interval = 60 * 60_000;
const daysAgo = (days: number) => new Date(now().getTime() - days * 86_400_000);
/** Cards are compared over two weeks; bank entries, orders and invoices over two months, open invoices always. */
const providerDays = 14;
const bookDays = 60;

/** Claims a comparison, so that one server at a time compares; false when another did within `interval`. */
async function claim(_id: CheckedBooks): Promise<boolean> {
  const startedAt = now();
  const before = new Date(startedAt.getTime() - interval);
  try {
    const { matchedCount, upsertedCount } = await paymentChecks().updateOne(
      { _id, startedAt: { $lt: before } },
      { $set: { startedAt } },
      { upsert: true },
    );
    return matchedCount + upsertedCount > 0;
  } catch (error) {
    if (isDuplicateKey(error)) return false;
    throw error;
  }
}

/** Compares one payment with its order; what the order lacks is recorded, and what follows is done. */
async function compare(
  provider: PaymentProvider,
  { orderId, payment }: FoundPayment,
): Promise<[PaymentDifference | null, boolean]> {
  const order = await findPaidOrder(orderId);
  const difference = differenceOf(payment, order);
  if (!difference || !order) return [difference, false];
  await recordFrom(orderId, payment.id);
  await settlePayments(orderId);
  const current = await provider.find(payment.id);
  const left = current && differenceOf(current.payment, await findPaidOrder(orderId));
  return [left, !left];
}

type Compared = Pick<PaymentCheck, 'compared' | 'corrected' | 'differences'>;

/** Compares all payments that a provider lists since a time with their orders. Throws `ProviderError`. */
async function compareProvider(provider: PaymentProvider, since: Date) {
  const known = new Set<string>();
  const differences: PaymentDifference[] = [];
  let corrected = 0;
  for await (const found of provider.list(since)) {
    known.add(found.payment.id);
    const [difference, isCorrected] = await compare(provider, found);
    if (difference) differences.push(difference);
    if (isCorrected) corrected += 1;
  }
  return { known, compared: known.size, corrected, differences };
}

async function store(_id: CheckedBooks, found: Compared & { orders?: number }): Promise<void> {
  const checkedAt = now();
  const { compared, corrected, differences, orders = 0 } = found;
  await paymentChecks().updateOne(
    { _id },
    { $set: { startedAt: checkedAt, checkedAt, compared, corrected, differences, orders } },
    { upsert: true },
  );
}

async function compareCards(): Promise<void> {
  const since = daysAgo(providerDays);
  const { known, ...found } = await compareProvider(cardProvider, since);
  const missing = missingPayments(await listOrdersPaidSince(since), known, since);
  await store('stripe', { ...found, differences: [...found.differences, ...missing] });
}

async function compareBooks(since: Date): Promise<void> {
  const { compared, corrected, differences } = await compareProvider(bankTransferProvider, since);
  const books = await checkBooks(since);
  const all = [...differences, ...books.differences];
  await store('books', { compared, corrected, orders: books.orders, differences: all });
}

/**
 * Compares the card provider's payments and the bank's entries with the orders, and the orders with their invoices:
 * records what the shop has missed, such as a lost webhook, and stores every difference that is left. A shop without keys
 * of a card provider compares the rest. Fails as unavailable when the provider is; the rest was compared then.
 */
export async function checkPayments(since = daysAgo(bookDays)): Promise<Result<PaymentCheck>> {
  await compareBooks(since);
  try {
    if (takesCards()) await compareCards();
  } catch (error) {
    log.warn({ err: error }, 'payments not compared');
    if (!(error instanceof ProviderError)) throw error;
    return fail(
      'unavailable',
      'payment-unavailable',
      'The payment provider can’t be reached. Please try again.',
      { retryAfter: 30 },
    );
  }
  return ok((await findPaymentCheck())!);
}

/** Compares once an hour, on one of the servers. Never throws. */
export async function checkPaymentsIfDue(): Promise<void> {
  const attempt = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.error({ err: error }, 'payments not compared'));
  if (await claim('books')) await attempt(compareBooks(daysAgo(bookDays)));
  if (takesCards() && (await claim('stripe'))) await attempt(compareCards());
}
