import { recordPayment } from '../../orders/commands/record-payment';
import { recordExcess } from '../../orders/commands/refunds';
import { finishPaymentWork, postponePaymentWork } from '../../orders/commands/payment-work';
import { findPaidOrder, listDuePaymentWork, type PaidOrder } from '../../orders/queries/payments';
import { nextPaymentStep, type PaymentStep } from '../../orders/rules/payment-steps';
import { limitConcurrency } from '../../platform/concurrency';
import { log } from '../../platform/log';
import type { Order } from '../../orders/schema/order';
import type { Result } from '../../shared/result';
import { cardProvider, providerOf } from '../providers/registry';
import { ProviderError } from '../types';

const maxSteps = 20;

/** Records what the provider knows about a payment now. */
export async function recordFrom(orderId: string, paymentId: string): Promise<Result<Order>> {
  return recordPayment(orderId, async () => (await providerOf(paymentId).find(paymentId))?.payment ?? null);
}

async function perform(order: PaidOrder, step: PaymentStep): Promise<void> {
  const { payment } = step;
  if (step.kind === 'excess') return recordExcess(order.id);
  const provider = providerOf(payment.id);
  if (step.kind === 'capture') await provider.capture(payment, step.amount, step.isFinal);
  if (step.kind === 'void') await provider.void(payment);
  if (step.kind === 'refund') await provider.refund(payment, step.refund);
  await recordFrom(order.id, payment.id);
}

/** Closes the page of an order that is cancelled, so that nobody pays for it; what was paid meanwhile is recorded. */
async function closePage({ id, state, page, payments }: PaidOrder): Promise<void> {
  if (state !== 'cancelled' || !page?.id) return;
  const { paymentId } = await cardProvider.findPage(page.id, true);
  if (paymentId && !payments.some((payment) => payment.id === paymentId)) await recordFrom(id, paymentId);
}

/**
 * Brings the payments of an order at their provider to what the order says: captures what has shipped, releases what
 * was cancelled, makes the refunds that were decided. Each step starts from what the provider says, so it is safe to
 * repeat after a crash at any point and to run many times at once.
 */
export async function settlePayments(orderId: string): Promise<void> {
  let order = await findPaidOrder(orderId);
  try {
    for (let count = 0; order && count < maxSteps; count++) {
      const step = nextPaymentStep(order);
      if (!step && count === 0) await closePage(order);
      // The shop's record may be older than a step that was interrupted.
      if (step && count === 0) for (const { id } of order.payments) await recordFrom(orderId, id);
      else if (step) await perform(order, step);
      else {
        const current = await findPaidOrder(orderId);
        if (current?.version === order.version) return finishPaymentWork(order);
      }
      order = await findPaidOrder(orderId);
    }
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    log.warn({ err: error, order: order?.number }, 'payment not settled');
    const latest = await findPaidOrder(orderId);
    if (latest) await postponePaymentWork(latest, error.message, error.isTemporary);
  }
}

/** Settles the payments of all orders that have work due; returns how many. Never throws for one of them. */
export async function settleDuePayments(): Promise<number> {
  const due = await listDuePaymentWork();
  const limited = limitConcurrency(4);
  const settle = (id: string) =>
    settlePayments(id).catch((error: unknown) => log.error({ err: error }, 'payment not settled'));
  await Promise.all(due.map((id) => limited(() => settle(id))));
  return due.length;
}
