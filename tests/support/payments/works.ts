import { finishBankRefund } from '@/lib/payments/commands/bank-refunds';
import { importStatement } from '@/lib/payments/commands/import-statement';
import { settlePayments } from '@/lib/payments/commands/settle-payments';
import { checkPayment, startPayment } from '@/lib/payments/commands/start-payment';
import { runPaymentJob } from '@/lib/payments/jobs';
import { issuePendingInvoices, withInvoices } from '@/lib/invoices/commands/issue-invoices';
import { refundReturn } from '@/lib/invoices/commands/refund-return';
import { cancelOwnOrder, changeOrder } from '@/lib/orders/commands/change-status';
import { editOrder } from '@/lib/orders/commands/edit-order';
import { advanceReturn, requestLineReturn } from '@/lib/orders/commands/line-returns';
import { placeOrder, placeOrderFor } from '@/lib/orders/commands/place-order';
import { requestRefund } from '@/lib/orders/commands/refunds';
import { cancelRest, shipUnits } from '@/lib/orders/commands/shipments';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { findOrderDraft } from '@/lib/orders/queries/order-draft';
import { findPaidOrderByNumber } from '@/lib/orders/queries/payments';
import { returnableLines } from '@/lib/orders/rules/return-lines';
import { unshippedLines } from '@/lib/orders/rules/shipments';
import type { OrderInput, StatusChange } from '@/lib/orders/schema/inputs';
import type { Order } from '@/lib/orders/schema/order';
import { returnRefundInput, type OrderReturn } from '@/lib/orders/schema/returns';
import type { Customer, Staff } from '@/lib/users/types';

/** Whom and what a piece of work is about; `key` makes its repeats recognizable. */
export type Subject = { admin: Staff; customer: Customer; number: string; key: string };

async function orderOf({ number }: Subject) {
  const order = await findPaidOrderByNumber(number);
  if (!order) throw new Error(`no order ${number}`);
  return order;
}

/** One unit less or more of the first line. */
async function edit(subject: Subject, units: number) {
  const order = await orderOf(subject);
  const { address, delivery, payment, version } = order;
  const lines = order.lines.map(({ sku, quantity }, index) => ({
    sku,
    quantity: index ? quantity : Math.max(1, quantity + units),
  }));
  const { country, region } = address;
  const draft = await findOrderDraft({
    number: order.number,
    lines,
    country,
    region,
    delivery: delivery.id,
    code: undefined,
  });
  if (!draft.ok || !draft.value.totals) return draft;
  const { total } = draft.value.totals;
  const { purchaseOrder } = payment;
  const input = { version, lines, address, delivery: delivery.id, purchaseOrder, total, why: '' };
  return editOrder(subject.admin, order.number, { ...input, code: undefined }, subject.key);
}

/** One unit of what is still to be shipped. */
async function shipOne({ admin, ...subject }: Subject) {
  const [line] = unshippedLines(await orderOf({ admin, ...subject }));
  if (!line) return null;
  const input = { lines: [{ sku: line.sku, quantity: 1 }], carrier: '', tracking: '' };
  return withInvoices(shipUnits(admin, subject.number, input, subject.key));
}

/** Takes a return to its next status, its refund less a tenth included. */
function advance({ admin, number }: Subject, { id, status, lines }: OrderReturn) {
  const units = lines.map(({ sku, quantity }) => ({ sku, quantity }));
  if (status === 'requested')
    return advanceReturn(admin, number, id, { to: 'approved', lines: units, why: '' });
  if (status === 'approved') return advanceReturn(admin, number, id, { to: 'received' });
  if (status === 'inspected')
    return refundReturn(admin, number, id, returnRefundInput.parse({ fee: { basisPoints: 1000 } }));
  const outcome = id.charCodeAt(id.length - 1) % 2 ? ('restock' as const) : ('scrap' as const);
  const outcomes = units.map((each) => ({ ...each, outcome }));
  return advanceReturn(admin, number, id, { to: 'inspected', units: outcomes });
}

/** The next step of the return that is open, or a new return of one unit. */
async function returnStep(subject: Subject) {
  const order: Order = await orderOf(subject);
  const open = order.returns?.find(({ status }) => !['refused', 'cancelled', 'closed'].includes(status));
  if (open) return advance(subject, open);
  const [line] = returnableLines(order);
  if (!line) return null;
  const lines = [{ sku: line.sku, quantity: 1, reason: 'damaged' as const, note: '', photos: [] }];
  return requestLineReturn(subject.customer, subject.number, { id: subject.key, lines });
}

const change = ({ admin, number }: Subject, to: StatusChange['to']) =>
  withInvoices(changeOrder(admin, number, { to, why: '', tracking: '', undo: false }));

/** Ships what is paid or on terms and cancels the rest, so that the order ends, and moves the money that follows. */
async function end(subject: Subject) {
  const isDone = async (to: StatusChange['to']) => (await change(subject, to)).ok;
  const stateNow = async () => (await orderOf(subject)).state;
  const { id, state } = await orderOf(subject);
  if (state === 'placed' && !(await isDone('confirmed'))) await isDone('cancelled');
  if ((await stateNow()) === 'confirmed' && !(await isDone('shipped')) && !(await isDone('cancelled')))
    await withInvoices(cancelRest(subject.admin, subject.number, ''));
  await settlePayments(id);
}

/** What customers and staff do with orders, as the routes of the API do it. */
export const works = {
  place: ({ customer, key }: Subject, body: OrderInput) => placeOrder(customer, body, key),
  placeFor: ({ admin, customer, key }: Subject, body: OrderInput) =>
    placeOrderFor(admin, customer.userId, body, key),
  page: ({ customer, number }: Subject) => startPayment(customer, number),
  check: ({ customer, number }: Subject) => checkPayment(customer, number),
  confirm: (subject: Subject) => change(subject, 'confirmed'),
  ship: (subject: Subject) => change(subject, 'shipped'),
  shipOne,
  cancelRest: ({ admin, number }: Subject) => withInvoices(cancelRest(admin, number, 'Not made any more')),
  deliver: (subject: Subject) => change(subject, 'delivered'),
  cancel: ({ customer, number }: Subject) => withInvoices(cancelOwnOrder(customer, number, 'Not needed')),
  end,
  edit,
  refund: ({ admin, number, key }: Subject, amount: number) =>
    requestRefund(admin, number, { id: key, amount, reason: 'A dent' }),
  returnStep,
  statement: (_: Subject, rows: string) =>
    importStatement(Buffer.from(rows), { name: 'statement.csv', isDryRun: false }),
  refundMade: ({ admin }: Subject, id: string) => finishBankRefund(admin, id, '2026-03-01'),
  async jobs() {
    await sweepOrders();
    await runPaymentJob();
    return issuePendingInvoices();
  },
} satisfies Record<string, (subject: Subject, more: never) => Promise<unknown>>;

export type WorkName = keyof typeof works;
