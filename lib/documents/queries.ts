import { documentBucket, documentFiles } from './collection';

/** The bytes of a stored document; null when no document has this id. */
export async function readDocument(id: string): Promise<Buffer | null> {
  if (!(await documentFiles().findOne({ filename: id }))) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of documentBucket().openDownloadStreamByName(id)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}
