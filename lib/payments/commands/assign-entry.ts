import { recordChange } from '../../audit/commands';
import { findPaidOrderByNumber } from '../../orders/queries/payments';
import { missingFor } from '../../orders/rules/transfer';
import { now } from '../../platform/clock';
import { log } from '../../platform/log';
import { formatMoney } from '../../shared/money';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { bankEntries, bankEntryView, bankRefunds, type BankEntryDocument } from '../collection';
import { transferId } from '../providers/bank-transfer/provider';
import { bankWords } from '../rules/bank-words';
import type { BankEntry } from '../schema';
import { recordFrom } from './settle-payments';

export const unknownEntry = () => fail('not-found', 'unknown-entry', 'There is no such entry.');

const busy = () =>
  fail('unavailable', 'busy', 'This entry is being changed elsewhere. Please try again.', { retryAfter: 1 });

/** Writes a change of an entry by compare-and-set on its version; null when another change came first. */
export async function writeEntry(
  entry: BankEntryDocument,
  set: Partial<BankEntryDocument>,
): Promise<BankEntryDocument | null> {
  const changed = { ...entry, ...set };
  const after = { ...changed, words: bankWords(changed), version: entry.version + 1 };
  const { matchedCount } = await bankEntries().updateOne(
    { _id: entry._id, version: entry.version },
    { $set: { ...set, words: after.words, version: after.version } },
  );
  return matchedCount ? after : null;
}

/** Lets the orders of an entry record what was assigned to them, or taken back. Safe to repeat. */
export async function settleEntry({ _id, assignments, version }: BankEntryDocument): Promise<void> {
  for (const [index, { orderId }] of assignments.entries()) {
    const recorded = await recordFrom(orderId, transferId(_id, index));
    // Anything else is the end of it: recorded already.
    if (!recorded.ok && recorded.failure.kind === 'unavailable') return;
  }
  await bankEntries().updateOne({ _id, version }, { $unset: { unsettled: 1 } });
}

async function settled(entry: BankEntryDocument): Promise<Result<BankEntry>> {
  await settleEntry(entry).catch((error: unknown) => log.warn({ err: error }, 'bank entry not settled yet'));
  return ok(bankEntryView(entry));
}

export type Assigner = { name: string } & Partial<Pick<Staff, 'userId' | 'email'>>;

/** Records in the audit log what staff have done with an entry. */
export async function auditEntry(
  actor: Assigner,
  action: string,
  { _id, on, name }: BankEntryDocument,
  after: object,
) {
  const { userId, email } = actor;
  if (!userId || !email) return;
  const subject = { kind: 'bank-entry', id: _id, name: `${on} ${name}`.trim() };
  await recordChange({ actor: { userId, email }, action, subject, after: { ...after } });
}

/**
 * Assigns what is open of an entry to an order, at most what the order still needs: the rest stays open. Two people at
 * once assign it once, because the write is a compare-and-set. Fails with `nothing-open`, `nothing-due` or
 * `not-transferable`.
 */
export async function assignEntry(
  actor: Assigner,
  entryId: string,
  { number, amount }: { number: string; amount?: number },
): Promise<Result<BankEntry>> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const entry = await bankEntries().findOne({ _id: entryId });
    if (!entry) return unknownEntry();
    const order = await findPaidOrderByNumber(number);
    if (!order)
      return fail('not-found', 'unknown-order', 'There is no such order.', {
        fields: { number: 'There is no such order' },
      });
    const isOpen = entry.state === 'open' || entry.decision?.kind === 'credit';
    if (entry.open <= 0 || !isOpen)
      return fail('conflict', 'nothing-open', 'Nothing of this entry is open any more. Please reload.');
    if (order.payment.method === 'card' || order.totals.currency !== entry.currency)
      return fail('conflict', 'not-transferable', 'This order is not paid by transfer in this currency.');
    const missing = missingFor(order);
    if (!missing)
      return fail('conflict', 'nothing-due', `Order ${number} needs no payment. Refund the money instead.`);
    const share = Math.min(entry.open, missing, amount ?? entry.open);
    const open = entry.open - share;
    const added = { orderId: order.id, number, amount: share, by: actor.name, at: now(), isUndone: false };
    const after = await writeEntry(entry, {
      assignments: [...entry.assignments, added],
      open,
      state: open ? 'open' : 'matched',
      proposal: null,
      decision: null,
      unsettled: true,
    });
    if (!after) continue;
    await auditEntry(actor, 'bank-entry-assigned', after, { number, amount: share });
    return settled(after);
  }
  return busy();
}

/** Takes an assignment back: the money is open again, and the order due. Fails once money was refunded from it. */
export async function undoAssignment(
  actor: Staff,
  entryId: string,
  index: number,
): Promise<Result<BankEntry>> {
  for (let attempt = 0; attempt < 20; attempt++) {
    const entry = await bankEntries().findOne({ _id: entryId });
    const assignment = entry?.assignments[index];
    if (!entry || !assignment) return unknownEntry();
    if (assignment.isUndone) return settled(entry);
    const refund = await bankRefunds().findOne({ paymentId: transferId(entryId, index) });
    if (refund) {
      const sum = formatMoney(refund.amount, refund.currency);
      return fail('conflict', 'refunded', `${sum} of it is being refunded: this can’t be undone.`);
    }
    const assignments = entry.assignments.map((one, at) => (at === index ? { ...one, isUndone: true } : one));
    const after = await writeEntry(entry, {
      assignments,
      open: entry.open + assignment.amount,
      state: 'open',
      unsettled: true,
    });
    if (!after) continue;
    const { number, amount } = assignment;
    await auditEntry(actor, 'bank-entry-unassigned', after, { number, amount });
    return settled(after);
  }
  return busy();
}
