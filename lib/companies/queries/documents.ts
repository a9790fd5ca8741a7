import { ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { findShop } from '../../settings/queries';
import { dayAt } from '../../shared/dates';
import { companyDocuments, companyFiles } from '../collection';
import { documentStatus, maxDocuments } from '../rules/documents';
import type { CompanyDocumentFile } from '../schema/documents';

/** The documents of a company, the latest first. */
export async function listDocuments(companyId: string): Promise<CompanyDocumentFile[]> {
  const [found, { timeZone }] = await Promise.all([
    companyDocuments().find({ companyId }).sort({ addedAt: -1 }).limit(maxDocuments).toArray(),
    findShop(),
  ]);
  const today = dayAt(now(), timeZone);
  return found.map(({ _id, title, kind, expires, addedAt }) => ({
    id: _id.toHexString(),
    title,
    kind,
    expires,
    status: documentStatus(expires, today),
    addedOn: dayAt(addedAt, timeZone),
  }));
}

/** The file of a company's document, or null. Check first who asks. */
export async function readDocument(companyId: string, id: string) {
  const file = await companyFiles().findOne({ _id: new ObjectId(id), companyId });
  return file && { type: file.type, bytes: new Uint8Array(file.bytes.buffer) };
}
