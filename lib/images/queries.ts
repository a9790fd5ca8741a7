import { access, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pictureBucket, pictureFiles, privateBucket, privateFiles, privateName } from './collection';
import { inTurn, sharp } from './picture-work';
import { avifName, variantName, type ImageWidth } from './rules';

/**
 * The bytes, content type and file name of a stored picture, in the requested width if that variant exists (none is
 * wider than the picture itself), and with `avif` in that format if it has been made. Null for an unknown id.
 */
export async function readPicture(
  id: string,
  width?: ImageWidth,
  { avif = false } = {},
): Promise<{ bytes: Buffer; contentType: string; filename: string } | null> {
  const webp = width ? [variantName(id, width), id] : [id];
  const names = webp.flatMap((name) => (avif ? [avifName(name), name] : [name]));
  const files = await pictureFiles()
    .find({ filename: { $in: names } })
    .toArray();
  const file = names.flatMap((name) => files.find(({ filename }) => filename === name) ?? [])[0];
  if (!file) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of pictureBucket().openDownloadStreamByName(file.filename)) {
    chunks.push(chunk as Buffer);
  }
  const contentType = file.metadata?.contentType ?? 'image/webp';
  return { bytes: Buffer.concat(chunks), contentType, filename: file.filename };
}

const uploadedId = (path: string) => /^\/api\/images\/([\w-]+)$/.exec(path)?.[1];
/** The file of a built-in picture; null for any other path. */
const builtInFile = (path: string) =>
  /^\/pictures\/[\w-]+\/[\w-]+\.(webp|svg)$/.test(path) ? join(process.cwd(), 'public', path) : null;

/** The bytes of a private picture of an owner, as WebP; null for an unknown one. Check first who asks. */
export async function readPrivatePicture(owner: string, id: string): Promise<Buffer | null> {
  const filename = privateName(owner, id);
  if (!(await privateFiles().findOne({ filename }))) return null;
  const chunks: Buffer[] = [];
  for await (const chunk of privateBucket().openDownloadStreamByName(filename)) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks);
}

/** Which of these private pictures an owner lacks. */
export async function missingPrivatePictures(owner: string, ids: string[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const filenames = ids.map((id) => privateName(owner, id));
  const found = await privateFiles()
    .find({ filename: { $in: filenames } })
    .toArray();
  return ids.filter((id) => !found.some(({ filename }) => filename === privateName(owner, id)));
}

async function bytesOf(path: string): Promise<Buffer | null> {
  const id = uploadedId(path);
  if (id) return (await readPicture(id))?.bytes ?? null;
  const file = builtInFile(path);
  return file ? readFile(file).catch(() => null) : null;
}

/** The ICC profile of the colors of screens (sRGB). */
export async function colorProfile(): Promise<Buffer> {
  const picture = sharp({ create: { width: 1, height: 1, channels: 3, background: 'white' } });
  const { icc } = await sharp(await picture.withIccProfile('srgb').png().toBuffer()).metadata();
  if (!icc) throw new Error('The library for pictures has no color profile');
  return icc;
}

/** Whether a built-in or uploaded picture exists. */
export async function hasPicture(path: string): Promise<boolean> {
  const id = uploadedId(path);
  if (id) return (await pictureFiles().findOne({ filename: id }, { projection: { _id: 1 } })) !== null;
  const file = builtInFile(path);
  return (
    file !== null &&
    access(file).then(
      () => true,
      () => false,
    )
  );
}

/** A built-in or uploaded picture as a PNG that fits a square of `edge` pixels; null when it doesn't exist. */
export async function pictureAsPng(path: string, edge: number): Promise<Buffer | null> {
  const bytes = await bytesOf(path);
  return bytes && inTurn(() => sharp(bytes).resize(edge, edge, { fit: 'inside' }).png().toBuffer());
}

/** The same as a JPEG on white, a tenth of the size, for PDFs. */
export async function pictureAsJpeg(path: string, edge: number): Promise<Buffer | null> {
  const bytes = await bytesOf(path);
  return (
    bytes &&
    inTurn(() =>
      sharp(bytes)
        .resize(edge, edge, { fit: 'inside' })
        .flatten({ background: '#fff' })
        .jpeg({ quality: 82 })
        .toBuffer(),
    )
  );
}

/** The mark of a shop without a logo, in its own accent color. */
const mark = (accent: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Z" fill="${accent}"/><circle cx="16" cy="16" r="8.6" fill="none" stroke="#1c1205" stroke-width="2.2"/><path d="M16 11.4 20 13.7v4.6L16 20.6l-4-2.3v-4.6Z" fill="#1c1205"/></svg>`;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * An icon as a square PNG of `size` pixels: the picture at `logo`, or without one a mark in the accent color. With a
 * `ground` it is an app icon: it lies on that color with a margin, because systems cut such icons to their own shape.
 */
export async function iconPng(
  { logo, accent, ground }: { logo: string; accent: string; ground?: string },
  size: number,
): Promise<Buffer> {
  const inner = ground ? Math.round(size * 0.68) : size;
  const stored = logo ? await pictureAsPng(logo, inner) : null;
  const drawn = stored ?? (await sharp(Buffer.from(mark(accent)), { density: 72 * (inner / 32) }).toBuffer());
  const fitted = await sharp(drawn)
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  return sharp({ create: { width: size, height: size, channels: 4, background: ground ?? clear } })
    .composite([{ input: fitted }])
    .png()
    .toBuffer();
}
