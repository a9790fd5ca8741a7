import { Binary, ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { rewritePdf } from '../../documents/rewrite-pdf';
import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { fail, ok, type Result } from '../../shared/result';
import { findAccountByEmail } from '../../users/queries';
import type { Staff } from '../../users/types';
import { certificateFiles, taxCertificates, type CertificateDocument } from '../collection';
import { newCertificate, slotOf, wordsOf } from '../rules/new-certificate';
import type { CertificateChange, CertificateInput, CompanyCertificateInput } from '../schema/certificate';

type Named = Pick<CertificateDocument, 'userId' | 'name' | 'email' | 'number' | 'country'>;

const noSuchCertificate = () => fail('not-found', 'no-such-certificate', 'There is no such certificate.');
function certificateExists() {
  const message = 'The customer has this certificate already';
  return fail('conflict', 'certificate-exists', `${message}.`, { fields: { number: message } });
}

const record = (
  actor: Staff,
  action: string,
  { userId, name, email }: Named,
  change: { before?: object; after?: object },
) => {
  const subject = { kind: email ? 'user' : 'company', id: userId, name: email || name };
  return recordChange({ actor, action, subject, ...change });
};

type Holder = Pick<CertificateDocument, 'userId' | 'name' | 'email'>;

async function grant(
  actor: Staff,
  holder: Holder,
  input: CompanyCertificateInput,
): Promise<Result<{ id: string }>> {
  const id = new ObjectId().toHexString();
  const granted = { ...input, ...holder };
  try {
    await taxCertificates().insertOne(newCertificate(id, granted, actor.name, now()));
  } catch (error) {
    if (isDuplicateKey(error)) return certificateExists();
    throw error;
  }
  await record(actor, 'tax-certificate-granted', granted, { after: input });
  return ok({ id });
}

/** Grants a customer an exemption, audited. The same number in the same country is granted once. */
export async function grantCertificate(
  actor: Staff,
  { email, ...input }: CertificateInput,
): Promise<Result<{ id: string }>> {
  const person = await findAccountByEmail(email);
  if (!person) {
    const message = 'No account has this email';
    return fail('not-found', 'unknown-customer', `${message}.`, { fields: { email: message } });
  }
  return grant(actor, { userId: person.id, name: person.name, email: person.email }, input);
}

/** Grants a company an exemption, audited: orders in its name are exempt, and no others of its members. */
export const grantCompanyCertificate = (
  actor: Staff,
  { id, name }: { id: string; name: string },
  input: CompanyCertificateInput,
): Promise<Result<{ id: string }>> => grant(actor, { userId: id, name, email: '' }, input);

/** Changes a certificate that is not revoked, audited; orders that were placed under it keep what they say. */
export async function changeCertificate(
  actor: Staff,
  id: string,
  { version, ...input }: CertificateChange,
): Promise<Result<{ id: string }>> {
  const before = await taxCertificates().findOne({ _id: id });
  if (!before) return noSuchCertificate();
  const named = { ...before, ...input };
  try {
    const { matchedCount } = await taxCertificates().updateOne(
      { _id: id, version, isRevoked: false },
      { $set: { ...input, words: wordsOf(named), slot: slotOf(named) }, $inc: { version: 1 } },
    );
    if (matchedCount === 0)
      return fail('conflict', 'certificate-changed', 'Somebody changed this certificate. Reload the page.');
  } catch (error) {
    if (isDuplicateKey(error)) return certificateExists();
    throw error;
  }
  const { number, country, regions, from, to } = before;
  const told = { before: { number, country, regions, from, to }, after: input };
  await record(actor, 'tax-certificate-changed', before, told);
  return ok({ id });
}

/** Takes an exemption back, audited; orders that were placed under it keep it. Safe to repeat. */
export async function revokeCertificate(
  actor: Staff,
  id: string,
  why: string,
): Promise<Result<{ id: string }>> {
  const before = await taxCertificates().findOneAndUpdate(
    { _id: id, isRevoked: false },
    { $set: { isRevoked: true, why }, $unset: { slot: true }, $inc: { version: 1 } },
  );
  if (before) {
    const { number, country, regions } = before;
    const told = { before: { number, country, regions }, after: { isRevoked: true, why } };
    await record(actor, 'tax-certificate-revoked', before, told);
    return ok({ id });
  }
  return (await taxCertificates().findOne({ _id: id })) ? ok({ id }) : noSuchCertificate();
}

/** Stores the scanned certificate, a PDF, rewritten without active content; it replaces an earlier file. */
export async function storeCertificateFile(
  actor: Staff,
  id: string,
  bytes: Buffer,
): Promise<Result<{ id: string }>> {
  const owner = await taxCertificates().findOne({ _id: id });
  if (!owner) return noSuchCertificate();
  const rewritten = await rewritePdf(bytes);
  if (rewritten.problem !== undefined) {
    const { problem } = rewritten;
    return fail('invalid', 'not-a-document', `The document ${problem}.`, { fields: { document: problem } });
  }
  const pdf = new Binary(rewritten.bytes);
  await certificateFiles().updateOne({ _id: id }, { $set: { userId: owner.userId, pdf } }, { upsert: true });
  await taxCertificates().updateOne({ _id: id }, { $set: { hasFile: true } });
  await record(actor, 'tax-certificate-file-stored', owner, { after: { number: owner.number } });
  return ok({ id });
}
