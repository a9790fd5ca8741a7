import sharp from 'sharp';
import { z } from 'zod';
import { limitConcurrency } from '../platform/concurrency';
import { sha256 } from '../platform/hash';
import { countAttempt, rateLimited } from '../platform/rate-limit';
import { ok, fail, type Result } from '../shared/result';
import { pictureBucket, pictureFiles } from './collection';
import { variantName, imageWidths, maxEdge, pictureType } from './rules';

export const storedPicture = z.strictObject({
  id: z.string(),
  url: z.string(),
  width: z.int(),
  height: z.int(),
});
type StoredPicture = z.infer<typeof storedPicture>;

// A small file can decompress to gigabytes, so pictures with more pixels than any camera takes are not decoded.
const maxPixels = 50_000_000;

/** At most two pictures are decoded at once: each may take a hundred megabytes. */
const inTurn = limitConcurrency(2);

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

type EncodedPicture = Awaited<ReturnType<typeof encode>>;

/** Stores a picture under its name, and encodes it only if it isn't stored yet. */
async function storeOnce(filename: string, make: () => Promise<EncodedPicture>): Promise<void> {
  if (await pictureFiles().findOne({ filename })) return;
  const { data, info } = await make();
  const metadata = { contentType: 'image/webp', width: info.width, height: info.height };
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
