import { Binary, ObjectId } from 'mongodb';
import { recordChange } from '../../audit/commands';
import { rewritePdf } from '../../documents/rewrite-pdf';
import { encodePicture, limitUploads } from '../../images/commands';
import { pictureType } from '../../images/rules';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import { companyDocuments, companyFiles, type CompanyFileDocument } from '../collection';
import { findCompany } from '../queries/companies';
import { maxDocuments } from '../rules/documents';
import { noSuchCompany } from '../rules/members';
import type { DocumentInput } from '../schema/documents';
import type { CompanyActor } from '../types';

type Rewritten = Pick<CompanyFileDocument, 'type' | 'bytes'>;

const unreadable = (problem: string) =>
  fail('invalid', 'not-a-document', `The document ${problem}.`, { fields: { document: problem } });

/** An uploaded PDF or picture without active content and metadata. */
async function rewrite(bytes: Buffer): Promise<Result<Rewritten>> {
  if (pictureType(bytes)) {
    const picture = await encodePicture(bytes);
    if (!picture.ok) return unreadable('can’t be read: it may be damaged or far too large');
    return ok({ type: 'image/webp', bytes: new Binary(picture.value) });
  }
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-')
    return unreadable('must be a PDF file or a JPEG, PNG or WebP picture');
  const pdf = await rewritePdf(bytes);
  return pdf.problem === undefined
    ? ok({ type: 'application/pdf', bytes: new Binary(pdf.bytes) })
    : unreadable(pdf.problem);
}

/** Stores a document of a company, a PDF or a picture, audited. The file is stored first, so no document lacks one. */
export async function addDocument(
  actor: CompanyActor,
  companyId: string,
  input: DocumentInput,
  upload: Buffer,
): Promise<Result<{ id: string }>> {
  const company = await findCompany(companyId);
  if (!company) return noSuchCompany();
  if ((await companyDocuments().countDocuments({ companyId })) >= maxDocuments)
    return fail('conflict', 'too-many-documents', `A company can have ${maxDocuments} documents.`);
  const limited = await limitUploads(actor.userId);
  if (limited) return limited;
  const file = await rewrite(upload);
  if (!file.ok) return file;
  const _id = new ObjectId();
  await companyFiles().insertOne({ _id, companyId, ...file.value });
  await companyDocuments().insertOne({ _id, companyId, ...input, addedAt: now() });
  const subject = { kind: 'company', id: companyId, name: company.name };
  await recordChange({ actor, action: 'company-document-added', subject, after: input });
  return ok({ id: _id.toHexString() });
}

/** Removes a document with its file, audited. Safe to repeat. */
export async function removeDocument(
  actor: CompanyActor,
  companyId: string,
  id: string,
): Promise<Result<{ done: boolean }>> {
  const _id = new ObjectId(id);
  // The file first: after a crash the document is still listed, and can be removed again.
  await companyFiles().deleteOne({ _id, companyId });
  const before = await companyDocuments().findOneAndDelete({ _id, companyId });
  if (before) {
    const { title, kind, expires } = before;
    await recordChange({
      actor,
      action: 'company-document-removed',
      subject: { kind: 'company', id: companyId },
      before: { title, kind, expires },
    });
  }
  return ok({ done: true });
}
