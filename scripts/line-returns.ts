import { stock } from '../lib/catalog/collection/stock';
import { giveBack } from '../lib/inventory/commands/holds';
import { movementReasons } from '../lib/inventory/rules';
import { invoices } from '../lib/invoices/collection';
import {
  documentsOf,
  issueInvoicesOf,
  reissueCause,
  returnCause,
  wholeCause,
} from '../lib/invoices/commands/issue-invoices';
import { proposeReturnRefund, refundableDelivery } from '../lib/invoices/rules/return-refund';
import type { LineInput } from '../lib/cart/schema';
import { isPlaced, orders, type OrderDocument, type StoredReturnByLine } from '../lib/orders/collection';
import { addCredits } from '../lib/orders/rules/return-sums';
import { searchWords } from '../lib/orders/rules/search-words';
import { storedShipments } from '../lib/orders/rules/shipments';
import type { ReturnCredit } from '../lib/orders/schema/returns';

/** The fields of an order whose return was one of everything. */
type Whole = {
  returnRequest?: { at: Date; reason: string; state: 'open' | 'accepted' | 'refused' };
  /** The units that went back into stock; absent where all did. */
  restocked?: LineInput[];
};
type WholeOrder = OrderDocument & Whole;

const waiting = {
  $or: [
    { returnRequest: { $exists: true } },
    { restocked: { $exists: true } },
    // What came back by line has sums since its inspection.
    { state: 'returned', returnSums: { $exists: false } },
  ],
};

const lastEvent = ({ history }: OrderDocument, what: string) =>
  history.findLast((event) => event.what === what);

/** A return of every unit of an order; it has an id that a repeat gives it again. */
function returnOfAll(
  order: WholeOrder,
  part: Partial<StoredReturnByLine>,
  place: number,
): StoredReturnByLine {
  const { _id, number, lines, returnRequest } = order;
  return {
    id: `whole-${part.status}-${_id.toHexString()}`,
    number: `${number}-R${(order.returns?.length ?? 0) + place}`,
    status: 'requested',
    lines: lines.map(({ sku, quantity }) => ({
      sku,
      quantity,
      reason: 'other',
      note: returnRequest?.reason ?? '',
      photos: [],
      approved: part.status === 'closed' ? quantity : 0,
    })),
    why: '',
    inspection: [],
    refund: null,
    at: (returnRequest?.at ?? order.placedAt).toISOString(),
    ...part,
  };
}

/** What became of the units of a returned order: those that did not go back into stock were scrapped. */
function inspectionOf({
  lines,
  stockLines,
  restocked = stockLines,
}: WholeOrder): StoredReturnByLine['inspection'] {
  return lines.flatMap(({ sku, quantity }) => {
    const back = restocked.find((line) => line.sku === sku)?.quantity ?? 0;
    return [
      { sku, quantity: Math.min(back, quantity), outcome: 'restock' as const },
      { sku, quantity: quantity - Math.min(back, quantity), outcome: 'scrap' as const },
    ].filter((units) => units.quantity > 0);
  });
}

/** Records at each SKU that the units of this return are in stock, so that they don't go there again. */
async function keepStock(order: WholeOrder, { id, inspection }: StoredReturnByLine): Promise<void> {
  const orderId = order._id.toHexString();
  for (const { sku, quantity, outcome } of inspection) {
    if (outcome !== 'restock') continue;
    // A return that a crash interrupted gives its units back now.
    await giveBack(orderId, sku, quantity, movementReasons.returned);
    await stock().updateOne({ _id: sku }, { $addToSet: { returns: `${orderId}:${id}` } });
  }
}

/** Makes the credit notes about all that a returned order was charged those of its return. */
async function adoptNotes(order: WholeOrder, returnId: string): Promise<void> {
  const orderId = order._id.toHexString();
  const documents = await documentsOf(orderId);
  const shipped = storedShipments(order).map(({ id }) => id);
  const byCause = new Map(documents.map((document) => [document.cause, document]));
  for (const invoice of documents.filter(({ series }) => series === 'invoice')) {
    const note = byCause.get(wholeCause(invoice));
    if (!note || byCause.has(reissueCause(note)) || !shipped.includes(invoice.shipmentId)) continue;
    const cause = returnCause(orderId, returnId, invoice.content.number);
    await invoices().updateOne({ _id: note._id }, { $set: { cause } });
  }
}

/** What a returned order was credited, line by line. */
async function creditsOf(order: WholeOrder, found: StoredReturnByLine): Promise<ReturnCredit[]> {
  const orderId = order._id.toHexString();
  await adoptNotes(order, found.id);
  await issueInvoicesOf(orderId);
  await adoptNotes(order, found.id);
  const documents = await documentsOf(orderId);
  const own = returnCause(orderId, found.id, '');
  const others = documents
    .filter(({ series }) => series === 'invoice')
    .map((invoice) => ({
      invoice: invoice.content,
      notes: documents
        .filter(
          ({ credits, cause }) => credits?.invoiceId === invoice._id.toHexString() && !cause.startsWith(own),
        )
        .map(({ content }) => content),
    }));
  const delivery = refundableDelivery(others, []);
  return proposeReturnRefund(others, [], found, { reductions: [], fee: { amount: 0 }, delivery });
}

async function returnedOrder(order: WholeOrder, place: number): Promise<StoredReturnByLine> {
  const event = lastEvent(order, 'returned');
  const at = event?.at.toISOString() ?? order.placedAt.toISOString();
  const found = returnOfAll(
    order,
    {
      status: 'closed',
      why: event?.why ?? '',
      inspection: inspectionOf(order),
      ...(order.returnRequest?.state === 'refused' && { at }),
    },
    place,
  );
  const requested = order.returnRequest ? found : { ...found, at };
  await keepStock(order, requested);
  const credits = await creditsOf(order, requested);
  if (!credits.length) return requested;
  const amount = credits.reduce((sum, { gross }) => sum + gross, 0);
  const refund = { key: requested.id, credits, amount, reason: event?.why ?? '', by: event?.by ?? '', at };
  return { ...requested, refund };
}

function requestOf(order: WholeOrder): StoredReturnByLine[] {
  const { returnRequest, state } = order;
  if (returnRequest?.state === 'refused')
    return [returnOfAll(order, { status: 'refused', why: lastEvent(order, 'return refused')?.why ?? '' }, 1)];
  return returnRequest?.state === 'open' && state !== 'returned'
    ? [returnOfAll(order, { status: 'requested' }, 1)]
    : [];
}

async function convert(order: WholeOrder): Promise<void> {
  const requests = requestOf(order);
  const isReturned = order.state === 'returned' && !order.returnSums;
  const closed = isReturned ? [await returnedOrder(order, requests.length + 1)] : [];
  const added = [...requests, ...closed];
  const words = [...(order.words ?? searchWords(order)), ...added.map(({ number }) => number.toLowerCase())];
  await orders().updateOne(
    { _id: order._id, version: order.version },
    {
      $set: {
        ...(added.length > 0 && { returns: [...(order.returns ?? []), ...added], words }),
        ...(isReturned && addCredits(order.lines, undefined, closed[0]!.refund?.credits ?? [])),
        invoicePending: true,
      },
      $unset: { returnRequest: 1, restocked: 1 } as Record<string, 1>,
      $inc: { version: 1 },
    },
  );
  await issueInvoicesOf(order._id.toHexString());
}

/**
 * Turns returns of whole orders into returns by line: an open or refused request into one of all lines, a returned order
 * into a settled return that says for each unit whether it went into stock or was scrapped. Stock, invoices and credit
 * notes stay what they were; the credit notes become those of the return. Safe to interrupt and to repeat.
 */
export async function nameReturnedLines(): Promise<void> {
  while (await orders().countDocuments(waiting as object, { limit: 1 }))
    for await (const order of orders().find(waiting as object)) if (isPlaced(order)) await convert(order);
}
