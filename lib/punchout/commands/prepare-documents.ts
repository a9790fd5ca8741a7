import { findRequestOutcome } from '../../approvals/queries/requests';
import { findInvoice, listCreditedOrders, listOrderInvoices } from '../../invoices/queries/invoices';
import { findOrder } from '../../orders/queries/orders';
import type { Order } from '../../orders/schema/order';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import type { Markup } from '../../shared/write-xml';
import { connections } from '../collection';
import { punchoutDocuments } from '../collection/documents';
import { punchoutOrders, type PunchoutOrderDocument } from '../collection/orders';
import { confirmation, rejection } from '../rules/confirmation';
import { creditMemo } from '../rules/credit-memo';
import { invoiceDetail } from '../rules/invoice-detail';
import { shipNotice } from '../rules/ship-notice';
import type { DocumentKind } from '../schema/document';
import { newPayloadId } from './payload-id';

/** Milliseconds after which nothing more is expected about an order that is over. */
const watchedFor = 60 * 86_400_000;

/** Milliseconds after its issue within which a credit note reopens an order that is over. */
const creditedWithin = 7 * 86_400_000;

/** Milliseconds for which a document is kept; that it was made is stored with the order. */
const keptFor = 90 * 86_400_000;

/** A document to be sent, named by what it says. */
type Due = { name: string; kind: DocumentKind; request: () => Promise<Markup | null> };

const invoiceName = (number: string) => `invoice ${number}`;

/** The payloadID of the document with an invoice; null once it is removed, or before there is one. */
async function payloadOfInvoice({ _id }: PunchoutOrderDocument, number: string): Promise<string | null> {
  const sent = await punchoutDocuments().findOne(
    { _id: `${_id} ${invoiceName(number)}` },
    { projection: { payloadId: 1 } },
  );
  return sent?.payloadId ?? null;
}

/** The invoices of an order and the credit notes about them, in the order of their issue. */
async function billsFor(by: PunchoutOrderDocument, { id }: Pick<Order, 'id'>): Promise<Due[]> {
  return (await listOrderInvoices(id)).map(({ number, series }): Due => ({
    name: series === 'invoice' ? invoiceName(number) : `credit note ${number}`,
    kind: series,
    request: async () => {
      const content = (await findInvoice(number))?.content;
      if (!content) return null;
      if (series === 'invoice') return invoiceDetail(content, by);
      const { number: invoice = '' } = content.credits ?? {};
      return creditMemo(content, by, await payloadOfInvoice(by, invoice));
    },
  }));
}

/** What a purchasing system has to be told about an order as it is now. */
async function dueFor(by: PunchoutOrderDocument, order: Order): Promise<Due[]> {
  const at = now();
  const { state, shipments, history } = order;
  const reject: Due = {
    name: 'reject',
    kind: 'confirmation',
    request: async () => rejection(history.findLast(({ what }) => what === 'cancelled')?.why ?? '', by, at),
  };
  if (state === 'placed') return [];
  if (state === 'cancelled') return shipments.length ? billsFor(by, order) : [reject];
  const accept: Due = {
    name: 'accept',
    kind: 'confirmation',
    request: async () => confirmation(order, by, at),
  };
  const notices = shipments.map((shipment): Due => ({
    name: `shipment ${shipment.id}`,
    kind: 'ship-notice',
    request: async () => shipNotice(order, shipment, by, at),
  }));
  return [accept, ...notices, ...(await billsFor(by, order))];
}

/** Stores a document, once, and then that it is. */
async function store(by: PunchoutOrderDocument, { name, kind, request }: Due): Promise<void> {
  const { _id, connectionId, userId, orderId } = by;
  const written = await request();
  if (!written) return;
  const time = now();
  try {
    await punchoutDocuments().insertOne({
      _id: `${_id} ${name}`,
      connectionId,
      userId,
      kind,
      orderId,
      payloadId: newPayloadId(),
      request: written.xml,
      state: 'waiting',
      attempts: 0,
      dueAt: time,
      createdAt: time,
      removeAt: new Date(time.getTime() + keptFor),
    });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
  await punchoutOrders().updateOne({ _id }, { $addToSet: { told: name } });
}

/** The number of the order that a stored one became; null while it waits, `declined` for none. */
async function numberOf({
  _id,
  order,
  approval,
}: PunchoutOrderDocument): Promise<string | null | 'declined'> {
  if (order || !approval) return order ?? null;
  const outcome = await findRequestOutcome(approval);
  if (outcome?.order) await punchoutOrders().updateOne({ _id }, { $set: { order: outcome.order } });
  return (
    outcome?.order ?? (outcome?.status === 'declined' || outcome?.status === 'withdrawn' ? 'declined' : null)
  );
}

const close = (_id: string) => punchoutOrders().updateOne({ _id }, { $set: { closed: true } });

async function prepareFor(by: PunchoutOrderDocument): Promise<void> {
  const told = new Set(by.told);
  const number = await numberOf(by);
  if (number === null) return;
  if (number === 'declined') {
    const request = async () => rejection('The company has not approved the order.', by, now());
    if (!told.has('reject')) await store(by, { name: 'reject', kind: 'confirmation', request });
    await close(by._id);
    return;
  }
  const order = await findOrder(number);
  if (!order) return;
  const due = (await dueFor(by, order)).filter(({ name }) => !told.has(name));
  for (const document of due) await store(by, document);
  const isOver = ['delivered', 'returned', 'cancelled'].includes(order.state);
  const changedAt = order.history.at(-1)?.at ?? order.placedAt;
  if (isOver && now().getTime() - Date.parse(changedAt) > watchedFor) await close(by._id);
}

/** Watches orders again about which a credit note was issued after nothing more was expected. */
async function reopenCredited(): Promise<void> {
  const credited = await listCreditedOrders(new Date(now().getTime() - creditedWithin));
  if (credited.length)
    await punchoutOrders().updateMany({ order: { $in: credited }, closed: true }, { $unset: { closed: 1 } });
}

/**
 * Stores the documents about orders of purchasing systems that are to be told of them: a confirmation once staff have
 * confirmed an order or cancelled it, a notice of each shipment, each invoice and credit note. Each once; safe to repeat and to run on many
 * servers at once.
 */
export async function prepareDocuments(): Promise<void> {
  await reopenCredited();
  const telling = await connections()
    .find({ active: true, outgoingUrl: { $gt: '' } }, { projection: { _id: 1 } })
    .toArray();
  for (const { _id } of telling) {
    const open = punchoutOrders().find({ connectionId: _id.toHexString(), closed: { $ne: true } });
    for await (const by of open) await prepareFor(by);
  }
}
