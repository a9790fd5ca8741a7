import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { issueInvoicesOf } from '../../lib/invoices/commands/issue-invoices';
import { documentsWithNotes } from '../../lib/invoices/queries/invoices';
import { proposeReturnRefund } from '../../lib/invoices/rules/return-refund';
import { storePrivatePicture } from '../../lib/images/commands';
import { orders, type OrderDocument, type StoredReturnByLine } from '../../lib/orders/collection';
import { addCredits, noReturnSums } from '../../lib/orders/rules/return-sums';
import type { ReturnReason, ReturnStatus } from '../../lib/orders/schema/returns';

type Planned = { status: ReturnStatus; reason: ReturnReason; note: string; why?: string; hasPhoto?: boolean };

/** One return in each status, and a second request. None puts units into stock: the ledger is told elsewhere. */
const plan: Planned[] = [
  { status: 'requested', reason: 'damaged', note: 'The case is cracked on one side', hasPhoto: true },
  { status: 'requested', reason: 'not-needed', note: '' },
  { status: 'approved', reason: 'does-not-fit', note: 'Too wide for our bench', why: 'Unused, please.' },
  { status: 'received', reason: 'defective', note: 'Stops after a minute', hasPhoto: true },
  { status: 'inspected', reason: 'defective', note: 'The switch sticks' },
  { status: 'closed', reason: 'damaged', note: 'Bent in transit' },
  { status: 'refused', reason: 'other', note: 'Did not like it', why: 'It was used for weeks.' },
  { status: 'cancelled', reason: 'wrong-item', note: '' },
];

const steps: Record<ReturnStatus, string[]> = {
  requested: ['return requested'],
  approved: ['return requested', 'return approved'],
  refused: ['return requested', 'return refused'],
  cancelled: ['return requested', 'return cancelled'],
  received: ['return requested', 'return approved', 'return received'],
  inspected: ['return requested', 'return approved', 'return received', 'return inspected'],
  closed: ['return requested', 'return approved', 'return received', 'return inspected', 'return refunded'],
};
const byCustomer = ['return requested', 'return cancelled'];
const approvedStatuses: ReturnStatus[] = ['approved', 'received', 'inspected', 'closed'];

async function photosOf(order: OrderDocument): Promise<string[]> {
  const bytes = await readFile(join(process.cwd(), 'public/pictures/items/cordless-drill.webp'));
  const stored = await storePrivatePicture(order._id.toHexString(), bytes);
  return stored.ok ? [stored.value.id] : [];
}

/** What happened to the return between the order's last event and the end of the history, in steps of the same length. */
function eventsOf(
  order: OrderDocument,
  { status, why = '' }: Planned,
  number: string,
  by: string,
  end: Date,
) {
  const start = order.history.at(-1)!.at.getTime();
  const whats = steps[status];
  return whats.map((what, index) => ({
    what,
    at: new Date(start + ((end.getTime() - start) * (index + 1)) / (whats.length + 1)),
    by: byCustomer.includes(what) ? order.customer.name : `${by} (shop)`,
    why: index === whats.length - 1 && why ? `${number}: ${why}` : number,
  }));
}

async function addReturn(order: OrderDocument, planned: Planned, index: number, by: string, end: Date) {
  const { status, reason, note, why = '', hasPhoto } = planned;
  const number = `${order.number}-R1`;
  const events = eventsOf(order, planned, number, by, end);
  const { sku } = order.lines[0]!;
  const photos = hasPhoto ? await photosOf(order) : [];
  const isApproved = approvedStatuses.includes(status);
  const isInspected = status === 'inspected' || status === 'closed';
  const found: StoredReturnByLine = {
    id: `demo-return-${index}`,
    number,
    status,
    lines: [{ sku, quantity: 1, reason, note, photos, approved: isApproved ? 1 : 0 }],
    why,
    inspection: isInspected ? [{ sku, quantity: 1, outcome: status === 'closed' ? 'scrap' : 'repair' }] : [],
    refund: null,
    at: events[0]!.at.toISOString(),
  };
  const credits =
    status === 'closed'
      ? proposeReturnRefund(await documentsWithNotes(order._id.toHexString()), [found], found)
      : [];
  const amount = credits.reduce((sum, { gross }) => sum + gross, 0);
  const refund = { key: found.id, credits, amount, reason: '', by, at: events.at(-1)!.at.toISOString() };
  await orders().updateOne(
    { _id: order._id, version: order.version, returns: { $exists: false } },
    {
      $set: {
        returns: [status === 'closed' ? { ...found, refund } : found],
        words: [...(order.words ?? []), number.toLowerCase()],
        ...(isInspected && { returnSums: noReturnSums }),
        ...(status === 'closed' && {
          ...addCredits(order.lines, undefined, credits),
          invoicePending: true as const,
        }),
      },
      $push: { history: { $each: events } },
      $inc: { version: events.length },
    },
  );
}

/**
 * Adds a return in each status to the latest paid and delivered orders of several products, with photos and, for the
 * settled one, its credit note. Idempotent: once there are demo returns, nothing is added.
 */
export async function seedReturns(all: OrderDocument[], by: string, end: Date): Promise<void> {
  if (await orders().findOne({ 'returns.id': 'demo-return-0', 'returns.at': { $gt: '' } })) return;
  const fitting = all
    .filter(({ state, payment }) => state === 'delivered' && payment.state === 'paid')
    .filter(({ lines, returns }) => lines.length > 1 && !returns)
    .sort((one, other) => other.placedAt.getTime() - one.placedAt.getTime());
  for (const [index, planned] of plan.entries()) {
    const order = fitting[index] && (await orders().findOne({ _id: fitting[index]._id }));
    if (!order?.number || order.returns) continue;
    await addReturn(order as OrderDocument, planned, index, by, end);
    if (planned.status === 'closed') await issueInvoicesOf(order._id.toHexString());
  }
}
