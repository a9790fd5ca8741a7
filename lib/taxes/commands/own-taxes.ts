import { recordChange } from '../../audit/commands';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import type { SignedIn } from '../../users/types';
import { certificateFiles, customerTaxes, taxCertificates } from '../collection';
import { findOwnTaxes } from '../queries/taxes';
import { readVatId } from '../rules/vat-id';
import type { OwnTaxes } from '../schema/certificate';

/** Saves a customer's own VAT id, or removes it when it is empty; fails when it can't be one. The change is audited. */
export async function saveVatId(person: SignedIn, typed: string): Promise<Result<OwnTaxes>> {
  const { userId, name, email } = person;
  const read = readVatId(typed);
  if ('problem' in read)
    return fail('invalid', 'invalid-vat-id', read.problem, { fields: { vatId: read.problem } });
  const { vatId } = read;
  const before = await customerTaxes().findOneAndUpdate(
    { _id: userId },
    { $set: { name, email, vatId, vatIdChangedAt: now() } },
    { upsert: true, returnDocument: 'before' },
  );
  if ((before?.vatId ?? '') !== vatId)
    await recordChange({
      actor: person,
      action: 'vat-id-changed',
      subject: { kind: 'user', id: userId, name: email },
      before: { vatId: before?.vatId ?? '' },
      after: { vatId },
    });
  return ok(await findOwnTaxes(userId));
}

/** Deletes what is known about the taxes of a closed account; orders and invoices keep what they say. Safe to repeat. */
export async function deleteOwnTaxes({ userId }: Pick<SignedIn, 'userId'>): Promise<void> {
  await certificateFiles().deleteMany({ userId });
  await taxCertificates().deleteMany({ userId });
  await customerTaxes().deleteOne({ _id: userId });
}
