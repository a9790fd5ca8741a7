import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import {
  bankEntries,
  bankEntryView,
  bankRefunds,
  bankRefundView,
  type BankEntryDocument,
  type BankRefundDocument,
} from '../collection';
import type { BankDecision, BankEntry, BankRefund } from '../schema';
import { settleEntry, unknownEntry, writeEntry } from './assign-entry';
import { recordFrom } from './settle-payments';

/** Makes the task to send back what is open of an entry; once, since its id follows from the decision. */
export async function requestRemainder({ _id, decision, ...entry }: BankEntryDocument) {
  if (decision?.kind !== 'refund' || entry.amount <= 0 || entry.open <= 0) return;
  const { open: amount, currency, name, iban } = entry;
  const task = { refundId: '', paymentId: '', orderId: '', number: '', entryId: _id };
  await bankRefunds().updateOne(
    { _id: `entry-${_id}-${entry.assignments.length}` },
    {
      $setOnInsert: {
        ...task,
        amount,
        currency,
        name,
        iban,
        reason: decision.note,
        state: 'open',
        doneOn: null,
        at: now(),
      },
    },
    { upsert: true },
  );
}

/** Decides what becomes of the money of an entry that belongs to no order: sent back, kept as a credit, or only noted. */
export async function decideEntry(
  actor: Staff,
  entryId: string,
  { kind, note }: { kind: BankDecision; note: string },
): Promise<Result<BankEntry>> {
  const entry = await bankEntries().findOne({ _id: entryId });
  if (!entry) return unknownEntry();
  if (entry.state !== 'open') return fail('conflict', 'nothing-open', 'This entry is closed already.');
  if (kind !== 'noted' && entry.amount < 0)
    return fail('conflict', 'is-debit', 'This money has left the account: it can only be noted.');
  const decision = { kind, note, by: actor.name };
  const set = { decision, state: 'closed' as const, proposal: null };
  const after = await writeEntry(entry, { ...set, ...(kind === 'refund' && { unsettled: true as const }) });
  if (!after) return fail('conflict', 'changed', 'This entry was changed elsewhere. Please reload.');
  await requestRemainder(after);
  await settleEntry(after);
  const subject = { kind: 'bank-entry', id: entryId, name: `${entry.on} ${entry.name}`.trim() };
  await recordChange({
    actor,
    action: `bank-entry-${kind}`,
    subject,
    after: { amount: entry.open, why: note },
  });
  return ok(bankEntryView(after));
}

/** Lets the order of a refund record that it was made. Safe to repeat. */
export async function settleRefund({ _id, orderId, paymentId }: BankRefundDocument): Promise<void> {
  const recorded = paymentId ? await recordFrom(orderId, paymentId) : null;
  if (recorded && !recorded.ok && recorded.failure.kind === 'unavailable') return;
  await bankRefunds().updateOne({ _id }, { $unset: { unsettled: 1 } });
}

/** Records that a refund was made at the bank, once. A repeat changes nothing. */
export async function finishBankRefund(
  actor: Staff | null,
  id: string,
  on: string,
): Promise<Result<BankRefund>> {
  const { matchedCount } = await bankRefunds().updateOne(
    { _id: id, state: 'open' },
    { $set: { state: 'done', doneOn: on, unsettled: true } },
  );
  const refund = await bankRefunds().findOne({ _id: id });
  if (!refund) return fail('not-found', 'unknown-refund', 'There is no such refund.');
  await settleRefund(refund);
  if (matchedCount && actor) {
    const subject = { kind: 'bank-refund', id, name: refund.number || refund.name };
    await recordChange({ actor, action: 'bank-refund-made', subject, after: { amount: refund.amount, on } });
  }
  return ok(bankRefundView(refund));
}
