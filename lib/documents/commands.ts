import { z } from 'zod';
import { sha256 } from '../platform/hash';
import { ok, fail, type Result } from '../shared/result';
import { documentBucket, documentFiles } from './collection';
import { rewritePdf } from './rewrite-pdf';

export const storedDocument = z.strictObject({ id: z.string(), url: z.string() });
type StoredDocument = z.infer<typeof storedDocument>;

/** Stores an uploaded PDF, rewritten without active content. The same document is stored once and keeps its address. */
export async function storeDocument(bytes: Buffer): Promise<Result<StoredDocument>> {
  const rewritten = await rewritePdf(bytes);
  if (rewritten.problem !== undefined) {
    const { problem } = rewritten;
    return fail('invalid', 'not-a-document', `The document ${problem}.`, { fields: { document: problem } });
  }
  const id = sha256(rewritten.bytes).slice(0, 24);
  return ok({ id, url: await putDocument(id, rewritten.bytes) });
}

/** Stores a PDF of the shop's own making under this id, once. Returns its address. */
export async function putDocument(id: string, bytes: Uint8Array): Promise<string> {
  if (!(await documentFiles().findOne({ filename: id }))) {
    await new Promise<void>((resolve, reject) => {
      const upload = documentBucket().openUploadStream(id);
      upload.once('finish', () => resolve()).once('error', reject);
      upload.end(bytes);
    });
  }
  return `/api/documents/${id}`;
}
