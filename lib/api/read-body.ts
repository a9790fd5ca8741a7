import { errorResponse } from './errors';
import { formatNumber } from '../shared/formats';

export type Body<T> = { ok: true; value: T } | { ok: false; response: Response };

const jsonLimit = 1_000_000;

/** What a call gets whose body has more than `limit` bytes: 413. */
export const tooLarge = (limit: number) => ({
  ok: false as const,
  response: errorResponse(413, {
    code: 'too-large',
    message: `The body may have at most ${formatNumber(limit)} bytes.`,
  }),
});

/** The raw body; fails with 413 as soon as it exceeds `limit` bytes. */
export async function readBytes(request: Request, limit: number): Promise<Body<Buffer>> {
  if (Number(request.headers.get('content-length') ?? 0) > limit) return tooLarge(limit);
  const chunks: Uint8Array[] = [];
  let size = 0;
  for await (const chunk of (request.body ?? []) as AsyncIterable<Uint8Array>) {
    size += chunk.byteLength;
    if (size > limit) return tooLarge(limit);
    chunks.push(chunk);
  }
  return { ok: true, value: Buffer.concat(chunks) };
}

/** The JSON body: 415 without the content type, 400 when it doesn't parse. */
export async function readJson(request: Request): Promise<Body<unknown>> {
  if (!/^application\/json\b/i.test(request.headers.get('content-type') ?? '')) {
    const message = 'Send the body as JSON with the header Content-Type: application/json.';
    return { ok: false, response: errorResponse(415, { code: 'not-json', message }) };
  }
  const bytes = await readBytes(request, jsonLimit);
  if (!bytes.ok) return bytes;
  try {
    return { ok: true, value: JSON.parse(bytes.value.toString('utf8')) };
  } catch {
    const message = 'The body is not JSON that can be read.';
    return { ok: false, response: errorResponse(400, { code: 'invalid-json', message }) };
  }
}
