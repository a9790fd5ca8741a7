import { pictureBucket, pictureFiles } from './collection';

/** The bytes of a stored picture with their content type; null when there is none of that id. */
export async function readPicture(id: string): Promise<{ bytes: Buffer; contentType: string } | null> {
  const [file] = await pictureFiles().find({ filename: id }).limit(1).toArray();
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of pictureBucket().openDownloadStreamByName(id)) chunks.push(chunk as Buffer);
  return { bytes: Buffer.concat(chunks), contentType: file.metadata?.contentType ?? 'image/webp' };
}
