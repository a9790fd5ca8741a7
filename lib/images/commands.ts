import { z } from 'zod';
import { sha256 } from '../platform/hash';
import { countAttempt, rateLimited } from '../platform/rate-limit';
import { ok, fail, type Result } from '../shared/result';
import {
  pictureBucket,
  pictureFiles,
  privateBucket,
  privateChunks,
  privateFiles,
  privateName,
  type PictureFile,
} from './collection';
import { toAvif } from './avif';
import { inTurn, sharp } from './picture-work';
import { readPicture } from './queries';
import { avifName, variantName, imageWidths, maxEdge, pictureType } from './rules';

export const storedPicture = z.strictObject({
  id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
type StoredPicture = z.infer<typeof storedPicture>;

// A small file can decompress to gigabytes, so pictures with more pixels than any camera takes are not decoded.
const maxPixels = 50_000_000;

/**
 * Stores an uploaded picture: a JPEG, PNG or WebP by content, re-encoded as WebP without metadata, at most 2,000 pixels
 * wide or high, with a variant for each narrower image width. The same picture is stored once and keeps its URL.
 */
export async function storePicture(bytes: Buffer): Promise<Result<StoredPicture>> {
  if (!pictureType(bytes)) return notAPicture('must be a JPEG, PNG or WebP picture');
  const encodedPicture = await inTurn(() => encode(bytes)).catch(() => null);
  if (!encodedPicture) return notAPicture('can’t be read: it may be damaged or far too large');
  const { width, height } = encodedPicture.info;
  const id = sha256(encodedPicture.data).slice(0, 24);
  for (const narrower of imageWidths.filter((each) => each < width)) {
    await storeOnce(variantName(id, narrower), () => inTurn(() => resized(encodedPicture.data, narrower)));
  }
  await storeOnce(id, async () => encodedPicture);
  return ok({ id, url: `/api/images/${id}`, width, height });
}

/**
 * Makes the AVIF of a stored picture, if that is smaller; browsers that take AVIF get it from then on. It takes some
 * tenths of a second of both cores, so no visitor waits for it. Safe to repeat.
 */
export async function storeAvif({ _id, filename, metadata }: PictureFile): Promise<void> {
  const stored = await readPicture(filename);
  const avif = stored && (await toAvif(stored.bytes));
  if (avif) {
    const { width = 0, height = 0 } = metadata ?? {};
    await storeOnce(avifName(filename), async () => ({ data: avif, info: { width, height } }), 'image/avif');
  }
  await pictureFiles().updateOne({ _id }, { $set: { 'metadata.avif': true } });
}

/** An uploaded JPEG, PNG or WebP re-encoded as WebP without metadata, or why it can't be read. */
export async function encodePicture(bytes: Buffer): Promise<Result<Buffer>> {
  if (!pictureType(bytes)) return notAPicture('must be a JPEG, PNG or WebP picture');
  const encoded = await inTurn(() => encode(bytes)).catch(() => null);
  return encoded ? ok(encoded.data) : notAPicture('can’t be read: it may be damaged or far too large');
}

/**
 * Stores a picture that only some people may see, re-encoded like any other, once under `owner` and its content. Its id
 * is no secret: whoever reads it must be checked.
 */
export async function storePrivatePicture(owner: string, bytes: Buffer): Promise<Result<{ id: string }>> {
  const encoded = await encodePicture(bytes);
  if (!encoded.ok) return encoded;
  const id = sha256(encoded.value).slice(0, 24);
  const filename = privateName(owner, id);
  if (await privateFiles().findOne({ filename })) return ok({ id });
  await new Promise<void>((resolve, reject) => {
    const upload = privateBucket().openUploadStream(filename, { metadata: { owner } });
    upload.once('finish', () => resolve()).once('error', reject);
    upload.end(encoded.value);
  });
  return ok({ id });
}

/** Deletes all private pictures of an owner. Safe to repeat. */
export async function deletePrivatePictures(owner: string): Promise<void> {
  const found = await privateFiles().find({ 'metadata.owner': owner }).toArray();
  for (const { _id } of found) {
    await privateChunks().deleteMany({ files_id: _id });
    await privateFiles().deleteOne({ _id });
  }
}

type EncodedPicture = { data: Buffer; info: { width: number; height: number } };

/** Stores a picture under its name, and encodes it only if it isn't stored yet. */
async function storeOnce(
  filename: string,
  make: () => Promise<EncodedPicture>,
  contentType = 'image/webp',
): Promise<void> {
  if (await pictureFiles().findOne({ filename })) return;
  const { data, info } = await make();
  const metadata = { contentType, width: info.width, height: info.height };
  await new Promise<void>((resolve, reject) => {
    const upload = pictureBucket().openUploadStream(filename, { metadata });
    upload.once('finish', () => resolve()).once('error', reject);
    upload.end(data);
  });
}

const resized = (data: Buffer, width: number) =>
  sharp(data).resize(width).webp({ quality: 78 }).toBuffer({ resolveWithObject: true });

function encode(bytes: Buffer) {
  return sharp(bytes, { limitInputPixels: maxPixels, failOn: 'error', animated: false })
    .rotate()
    .resize(maxEdge, maxEdge, { fit: 'inside', withoutEnlargement: true })
    .webp({ quality: 86 })
    .toBuffer({ resolveWithObject: true });
}

const notAPicture = (why: string) =>
  fail('invalid', 'not-a-picture', `The picture ${why}.`, { fields: { picture: why } });

const uploadsPerDay = { name: 'uploads', count: 200, seconds: 24 * 60 * 60 };

/** Counts an upload of a picture or document against the account's daily limit; returns the failure, or null. */
export async function limitUploads(userId: string) {
  const seconds = await countAttempt(uploadsPerDay, userId);
  return seconds ? rateLimited(seconds, 'too-many-uploads') : null;
}
