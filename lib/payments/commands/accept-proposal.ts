import { fail, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { bankEntries } from '../collection';
import type { BankEntry } from '../schema';
import { assignEntry, unknownEntry } from './assign-entry';
import { reverseEntry } from './reverse-entry';

/**
 * Does what is proposed for an entry: assigns it to the proposed orders, one after the other, or takes the earlier
 * transfer back. What they don't need stays open. Fails with `no-proposal` once somebody else has decided.
 */
export async function acceptProposal(actor: Staff, entryId: string): Promise<Result<BankEntry>> {
  const entry = await bankEntries().findOne({ _id: entryId });
  if (!entry) return unknownEntry();
  if (!entry.proposal) return fail('conflict', 'no-proposal', 'Nothing is proposed any more. Please reload.');
  const { number, also = [], entryId: reversed } = entry.proposal;
  if (reversed) return reverseEntry(actor, entryId, reversed);
  let result = await assignEntry(actor, entryId, { number });
  for (const other of also) if (result.ok) result = await assignEntry(actor, entryId, { number: other });
  return result;
}
