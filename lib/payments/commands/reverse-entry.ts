import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { bankEntries, bankEntryView, bankRefunds, type BankEntryDocument } from '../collection';
import { findReversible } from '../queries/bank';
import type { BankEntry } from '../schema';
import { auditEntry, settleEntry, unknownEntry, writeEntry } from './assign-entry';

const notReversible = () =>
  fail('conflict', 'not-reversible', 'This transfer can’t be taken back by this debit. Please reload.');

const refunded = () =>
  fail(
    'conflict',
    'refunded',
    'Money of this transfer is being refunded already: note the debit, and settle it by hand.',
  );

type Step = 'done' | 'again' | 'impossible';

/** Marks a transfer as taken back: no order has its money any more, and nothing of it is open. */
async function takeBack(debit: BankEntryDocument, creditId: string): Promise<Step> {
  const credit = await bankEntries().findOne({ _id: creditId });
  if (!credit) return 'impossible';
  if (credit.reversedBy !== debit._id) {
    if (credit.reversedBy || (await bankRefunds().findOne({ entryId: creditId }))) return 'impossible';
    const decision = {
      kind: 'returned' as const,
      note: `Taken back on ${debit.on}`,
      by: debit.decision?.by ?? '',
    };
    const after = await writeEntry(credit, {
      reversedBy: debit._id,
      assignments: credit.assignments.map((each) => ({ ...each, isUndone: true })),
      open: 0,
      state: 'closed',
      proposal: null,
      decision,
      unsettled: true,
    });
    if (!after) return 'again';
    await settleEntry(after);
  }
  return 'done';
}

/** Gives a transfer back its money, which is open then, once its reversal was undone. */
async function release(debit: BankEntryDocument, creditId: string): Promise<Step> {
  const credit = await bankEntries().findOne({ _id: creditId });
  if (credit?.reversedBy !== debit._id) return 'done';
  const { matchedCount } = await bankEntries().updateOne(
    { _id: creditId, version: credit.version },
    {
      $set: { open: credit.amount, state: 'open', decision: null, version: credit.version + 1 },
      $unset: { reversedBy: 1 },
    },
  );
  return matchedCount ? 'done' : 'again';
}

const reopened = ({ amount }: BankEntryDocument) => ({
  state: 'open' as const,
  open: amount,
  decision: null,
  proposal: null,
});

/**
 * Brings the transfer that a debit takes back, or no longer takes back, to what the debit says. Safe to repeat: the debit
 * stays marked until it is done. A debit whose transfer can't be taken back any more is open again.
 */
export async function settleReversal(debit: BankEntryDocument): Promise<void> {
  const { reverses, released } = debit;
  if (!reverses && !released) return;
  for (let attempt = 0; attempt < 20; attempt++) {
    const step = reverses ? await takeBack(debit, reverses) : await release(debit, released!);
    if (step === 'again') continue;
    const set = step === 'impossible' ? reopened(debit) : {};
    await bankEntries().updateOne(
      { _id: debit._id, version: debit.version },
      {
        $set: { ...set, version: debit.version + 1 },
        $unset: { released: 1, unsettled: 1, ...(step === 'impossible' && { reverses: 1 }) },
      },
    );
    return;
  }
}

/**
 * Records that a debit takes back an earlier transfer: its payments are undone, so that orders and invoices are open
 * again, and both entries name each other. Fails with `not-reversible`, or `refunded` once money of it was refunded.
 */
export async function reverseEntry(
  actor: Staff,
  debitId: string,
  creditId: string,
): Promise<Result<BankEntry>> {
  const debit = await bankEntries().findOne({ _id: debitId });
  if (!debit) return unknownEntry();
  if (debit.reverses === creditId) return ok(bankEntryView(debit));
  const credit = (await findReversible(debit)).find(({ _id }) => _id === creditId);
  if (!credit || debit.state !== 'open') return notReversible();
  if (await bankRefunds().findOne({ entryId: creditId })) return refunded();
  const note = `Takes back the transfer of ${credit.on}${credit.name && ` by ${credit.name}`}`;
  const after = await writeEntry(debit, {
    reverses: creditId,
    state: 'closed',
    open: 0,
    proposal: null,
    decision: { kind: 'returned', note, by: actor.name },
    unsettled: true,
  });
  if (!after) return notReversible();
  await settleReversal(after);
  const settled = await bankEntries().findOne({ _id: debitId });
  if (settled?.reverses !== creditId) return refunded();
  await auditEntry(actor, 'bank-entry-reversed', settled, { entry: creditId, at: now().toISOString() });
  return ok(bankEntryView(settled));
}

/** Takes a reversal back: the debit is to be decided again, and the money of its transfer is open. */
export async function undoReversal(actor: Staff, debitId: string): Promise<Result<BankEntry>> {
  const debit = await bankEntries().findOne({ _id: debitId });
  if (!debit) return unknownEntry();
  if (!debit.reverses) return ok(bankEntryView(debit));
  const { matchedCount } = await bankEntries().updateOne(
    { _id: debitId, version: debit.version },
    {
      $set: { ...reopened(debit), released: debit.reverses, unsettled: true, version: debit.version + 1 },
      $unset: { reverses: 1 },
    },
  );
  if (!matchedCount) return notReversible();
  await settleReversal((await bankEntries().findOne({ _id: debitId }))!);
  await auditEntry(actor, 'bank-entry-reversal-undone', debit, { entry: debit.reverses });
  return ok(bankEntryView((await bankEntries().findOne({ _id: debitId }))!));
}
