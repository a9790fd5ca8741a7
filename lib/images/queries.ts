import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureBucket, pictureFiles } from './collection';
import { variantName, type ImageWidth } from './rules';

/**
 * The bytes and content type of a stored picture, in the requested width if that variant exists (none is wider than the
 * picture itself). Null for an unknown id.
 */
export async function readPicture(
  id: string,
  width?: ImageWidth,
): Promise<{ bytes: Buffer; contentType: string } | null> {
  const names = width ? [variantName(id, width), id] : [id];
  const files = await pictureFiles()
    .find({ filename: { $in: names } })
    .toArray();
  const file = names.flatMap((name) => files.find(({ filename }) => filename === name) ?? [])[0];
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of pictureBucket().openDownloadStreamByName(file.filename)) {
    chunks.push(chunk as Buffer);
  }
  return { bytes: Buffer.concat(chunks), contentType: file.metadata?.contentType ?? 'image/webp' };
}

async function bytesOf(path: string): Promise<Buffer | null> {
  const [, id] = /^\/api\/images\/([\w-]+)$/.exec(path) ?? [];
  if (id) return (await readPicture(id))?.bytes ?? null;
  if (!/^\/pictures\/[\w-]+\/[\w-]+\.(webp|svg)$/.test(path)) return null;
  return readFile(join(process.cwd(), 'public', path)).catch(() => null);
}

/** A built-in or uploaded picture as a PNG that fits a square of `edge` pixels; null when it doesn't exist. */
export async function pictureAsPng(path: string, edge: number): Promise<Buffer | null> {
  const bytes = await bytesOf(path);
  return bytes && sharp(bytes).resize(edge, edge, { fit: 'inside' }).png().toBuffer();
}

/** The same as a JPEG on white, a tenth of the size, for PDFs. */
export async function pictureAsJpeg(path: string, edge: number): Promise<Buffer | null> {
  const bytes = await bytesOf(path);
  return (
    bytes &&
    sharp(bytes)
      .resize(edge, edge, { fit: 'inside' })
      .flatten({ background: '#fff' })
      .jpeg({ quality: 82 })
      .toBuffer()
  );
}
