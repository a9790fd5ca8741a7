import { Binary } from 'mongodb';
import { z } from 'zod';
import { countAttempt, rateLimited } from '../platform/rate-limit';
import { fail, ok, type Result } from '../shared/result';
import { maxParts, uploadHeader } from '../shared/upload-parts';
import type { Customer } from '../users/types';
import { uploadParts } from './collection';
import { failureResponse } from './errors';
import { readBytes, tooLarge, type Body } from './read-body';

export const partQuery = z.strictObject({
  /** Chosen by the sender: of one upload. */
  upload: z.string().regex(/^[\w-]{20,60}$/, 'must have 20 to 60 letters, digits, hyphens or underscores'),
  /** The number of the part, from 0. */
  part: z.coerce
    .number()
    .int()
    .min(0, 'must be at least 0')
    .max(maxParts - 1, `must be below ${maxParts}`),
});
type PartQuery = z.infer<typeof partQuery>;

const kept = 15 * 60_000;
const partsPerHour = { name: 'upload-parts', count: 60, seconds: 3600 };

const idOf = (owner: string, upload: string, part: number) => `${owner} ${upload} ${part}`;

/** Whose parts a call reads: each account has only its own. */
const ownerOf = (caller: unknown) => (caller as { userId?: string } | null)?.userId;

/** Keeps a part of a body for 15 minutes. A part that is sent again replaces the one before. */
export async function keepPart(
  { userId: owner }: Customer,
  { upload, part }: PartQuery,
  bytes: Buffer,
): Promise<Result<{ done: true }>> {
  const seconds = await countAttempt(partsPerHour, owner);
  if (seconds) return rateLimited(seconds, 'too-many-uploads');
  await uploadParts().updateOne(
    { _id: idOf(owner, upload, part) },
    { $set: { bytes: new Binary(bytes), removeAt: new Date(Date.now() + kept) } },
    { upsert: true },
  );
  return ok({ done: true });
}

const rejected = (message: string): Body<Buffer> => ({
  ok: false,
  response: failureResponse(fail('invalid', 'invalid-upload', message).failure),
});

/**
 * The body of a call: the parts that the caller has sent before, where the header X-Upload names them, else the body of
 * the request. Fails with 413 when it is more than `limit` bytes, and with 400 when a part is missing.
 */
export async function readUpload(request: Request, caller: unknown, limit: number): Promise<Body<Buffer>> {
  const reference = request.headers.get(uploadHeader);
  const owner = ownerOf(caller);
  if (reference === null || owner === undefined) return readBytes(request, limit);
  const [, upload, count] = /^([\w-]{20,60})\.(\d)$/.exec(reference) ?? [];
  if (!upload || Number(count) < 1 || Number(count) > maxParts)
    return rejected(
      `X-Upload: must be the id of the upload, a dot, and a number of parts up to ${maxParts}.`,
    );
  const ids = Array.from({ length: Number(count) }, (_, part) => idOf(owner, upload, part));
  const stored = await uploadParts()
    .find({ _id: { $in: ids } })
    .toArray();
  const parts: Uint8Array[] = [];
  for (const [part, id] of ids.entries()) {
    const found = stored.find(({ _id }) => _id === id);
    if (!found) return rejected(`X-Upload: part ${part} was not received. Send it again.`);
    parts.push(found.bytes.buffer);
  }
  const value = Buffer.concat(parts);
  return value.byteLength > limit ? tooLarge(limit) : { ok: true, value };
}

/** Forgets the parts of a body that has done its work. */
export async function forgetParts(request: Request, caller: unknown): Promise<void> {
  const upload = request.headers.get(uploadHeader)?.split('.')[0];
  const owner = ownerOf(caller);
  if (!upload || owner === undefined) return;
  const ids = Array.from({ length: maxParts }, (_, part) => idOf(owner, upload, part));
  await uploadParts().deleteMany({ _id: { $in: ids } });
}
