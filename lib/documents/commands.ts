import { createHash } from 'node:crypto';
import { ok, fail, type Result } from '../shared/result';
import { documentBucket, documentFiles } from './collection';
import { pdfProblem } from './inspect-pdf';

/** One document is taken apart at a time: it may take some hundred megabytes while it is. */
let last: Promise<unknown> = Promise.resolve();

/**
 * Stores an uploaded PDF as it is, when it opens, is open to all and does nothing but be read. The same document is
 * stored once and keeps its address.
 */
export async function storeDocument(bytes: Buffer): Promise<Result<{ id: string; url: string }>> {
  const inspected = last.then(() => pdfProblem(bytes));
  last = inspected.catch(() => undefined);
  const problem = await inspected;
  if (problem) {
    return fail('invalid', 'not-a-document', `The document ${problem}.`, { fields: { document: problem } });
  }
  const id = createHash('sha256').update(bytes).digest('base64url').slice(0, 24);
  if (!(await documentFiles().findOne({ filename: id }))) {
    await new Promise<void>((resolve, reject) => {
      const upload = documentBucket().openUploadStream(id);
      upload.once('finish', () => resolve()).once('error', reject);
      upload.end(bytes);
    });
  }
  return ok({ id, url: `/api/documents/${id}` });
}
