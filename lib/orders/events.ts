import { composeEvent, type PendingEvent } from '../events/outbox';
import type { EventData } from '../events/schema';
import type { OrderDocument, StoredReturnByLine } from './collection';
import { storedShipments, unshippedLines, type StoredShipment } from './rules/shipments';
import type { OrderPayment } from './schema/payment';

type Brief = EventData<'return.requested'>['order'];

function briefOf({ _id, number, state, customer, company }: OrderDocument): Brief {
  const { id, name, email } = customer;
  return {
    id: _id.toHexString(),
    number,
    status: state,
    customer: { id, name, email },
    company: company ? { id: company.id, name: company.name } : null,
  };
}

function orderOf(order: OrderDocument): EventData<'order.placed'>['order'] {
  const { lines, totals, address, delivery, payment, requestedDate = null, placedAt } = order;
  const { name, company, line1, line2, city, region, postcode, country, phone } = address;
  return {
    ...briefOf(order),
    purchaseOrder: payment.purchaseOrder,
    lines: lines.map((line) => ({
      sku: line.sku,
      name: line.name,
      quantity: line.quantity,
      unitPrice: line.unitPrice,
      total: line.total,
      comment: line.comment ?? '',
    })),
    currency: totals.currency,
    subtotal: totals.subtotal,
    discount: totals.discount ?? 0,
    shipping: totals.shipping,
    tax: totals.tax,
    total: totals.total,
    address: { name, company, line1, line2, city, region, postcode, country, phone },
    delivery: { id: delivery.id, name: delivery.name },
    requestedDate,
    payment: { method: payment.method, status: payment.state },
    placedAt: placedAt.toISOString(),
  };
}

/** The event of an order that is placed. */
export const placedEvents = (order: OrderDocument): PendingEvent[] => [
  composeEvent('order.placed', { order: orderOf(order) }, order.customer.id),
];

/** The event of an order whose lines, delivery or address were changed, or of which a shipment was undone. */
export const editedEvents = (order: OrderDocument): PendingEvent[] => [
  composeEvent('order.edited', { order: orderOf(order) }, order.customer.id),
];

const shipmentOf = ({ id, lines, carrier, tracking, trackingUrl }: StoredShipment) => ({
  id,
  lines: lines.map(({ sku, quantity }) => ({ sku, quantity })),
  carrier,
  tracking,
  trackingUrl,
});

function shippedEvents(before: OrderDocument, after: OrderDocument): PendingEvent[] {
  const known = new Set(storedShipments(before).map(({ id }) => id));
  const shipments = storedShipments(after);
  const complete = unshippedLines({ lines: after.lines, shipments }).length === 0;
  return shipments
    .filter(({ id }) => !known.has(id))
    .map((shipment) =>
      composeEvent(
        'order.shipped',
        { order: orderOf(after), shipment: shipmentOf(shipment), complete },
        after.customer.id,
      ),
    );
}

function statusEvents(before: OrderDocument, after: OrderDocument, reason: string): PendingEvent[] {
  const { id } = after.customer;
  if (after.state === before.state) return [];
  // Taking a delivery back is no step of the order, and tells nobody.
  if (after.state === 'confirmed' && before.state === 'placed')
    return [composeEvent('order.confirmed', { order: orderOf(after) }, id)];
  if (after.state === 'delivered') return [composeEvent('order.delivered', { order: orderOf(after) }, id)];
  if (after.state === 'cancelled')
    return [composeEvent('order.cancelled', { order: orderOf(after), reason }, id)];
  return [];
}

const byHand = ({ totals, payment }: OrderDocument): EventData<'payment.captured'>['payment'] => ({
  id: null,
  provider: payment.method,
  label: 'Recorded by staff',
  currency: totals.currency,
});

const paymentOf = ({ id, provider, label, currency }: OrderPayment) => ({ id, provider, label, currency });

function paymentEvents(before: OrderDocument, after: OrderDocument): PendingEvent[] {
  const order = briefOf(after);
  const { id: customer } = after.customer;
  const isChanged = after.payments !== before.payments;
  if (!isChanged && after.payment.state !== before.payment.state) {
    const amount = after.totals.total;
    if (after.payment.state === 'paid' && before.payment.state === 'due')
      return [composeEvent('payment.captured', { order, payment: byHand(after), amount }, customer)];
    if (after.payment.state === 'refunded')
      return [composeEvent('payment.refunded', { order, payment: byHand(after), amount }, customer)];
  }
  return (isChanged ? (after.payments ?? []) : []).flatMap((payment) => {
    const known = before.payments?.find(({ id }) => id === payment.id);
    const captured = payment.captured - (known?.captured ?? 0);
    const refunded = payment.refunded - (known?.refunded ?? 0);
    const isLapsed = payment.status === 'voided' && known?.status === 'authorized' && !payment.isSurplus;
    const events: PendingEvent[] = [];
    const about = { order, payment: paymentOf(payment) };
    if (captured > 0) events.push(composeEvent('payment.captured', { ...about, amount: captured }, customer));
    if (refunded > 0) events.push(composeEvent('payment.refunded', { ...about, amount: refunded }, customer));
    if (isLapsed && after.state !== 'cancelled') {
      const reason = 'The authorization has ended before it was captured.';
      events.push(composeEvent('payment.failed', { ...about, reason }, customer));
    }
    return events;
  });
}

/** The event of a step at the provider of a payment that has failed for good and waits for staff. */
export const failedPaymentEvents = (order: OrderDocument, reason: string): PendingEvent[] => {
  const latest = order.payments?.at(-1);
  const payment = latest ? paymentOf(latest) : null;
  return [composeEvent('payment.failed', { order: briefOf(order), payment, reason }, order.customer.id)];
};

const returnSteps = ['requested', 'approved', 'refused', 'cancelled', 'received'] as const;

const returnOf = ({ id, number, status, lines, refund }: StoredReturnByLine) => ({
  id,
  number,
  status,
  lines: lines.map(({ sku, quantity, approved, reason, note }) => ({
    sku,
    quantity,
    approved,
    reason,
    note,
  })),
  refunded: refund?.amount ?? null,
});

function returnEvents(before: OrderDocument, after: OrderDocument): PendingEvent[] {
  if (after.returns === before.returns) return [];
  return (after.returns ?? []).flatMap((each) => {
    const known = before.returns?.find(({ id }) => id === each.id);
    const step = returnSteps.find((status) => status === each.status && status !== known?.status);
    const type = step
      ? (`return.${step}` as const)
      : each.refund && !known?.refund
        ? 'return.refunded'
        : null;
    if (!type) return [];
    return [composeEvent(type, { order: briefOf(after), return: returnOf(each) }, after.customer.id)];
  });
}

/**
 * The events of one change of an order: its shipments, its status, its payments and its returns, in this order. `reason`
 * is why it was made.
 */
export function changeEvents(before: OrderDocument, after: OrderDocument, reason: string): PendingEvent[] {
  const isCut = after.totals !== before.totals;
  const isUndone = storedShipments(after).length < storedShipments(before).length;
  return [
    ...(isCut || isUndone ? editedEvents(after) : []),
    ...shippedEvents(before, after),
    ...statusEvents(before, after, reason),
    ...paymentEvents(before, after),
    ...returnEvents(before, after),
  ];
}
