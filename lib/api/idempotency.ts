import { withCallKey } from '../platform/call-key';
import { isDuplicateKey } from '../platform/database';
import { sha256 } from '../platform/hash';
import { randomSecret } from '../platform/ids';
import { seal, unseal } from '../platform/sealed';
import { fail, ok, type Result } from '../shared/result';
import { idempotentCalls, type IdempotentCall } from './collection';
import { failureResponse } from './errors';

const keyPattern = /^[\w-]{8,100}$/;
const lease = 30_000;
const kept = 86_400_000;
const maxStored = 4_000_000;
const waits = [50, 100, 200, 400, 800, 1_500, 3_000, 4_000];

/** A call of a known caller with its key; `content` is everything that it asks for. */
export type KeyedCall = { caller: string; request: Request; content: string };

const later = (milliseconds: number) => new Date(Date.now() + milliseconds);
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/** The stored response again, marked as one; null where the shop can't read it any more. */
function storedResponse({ _id, response = '' }: IdempotentCall): Response | null {
  const text = unseal('response', response, _id);
  if (text === null) return null;
  const { status, body } = JSON.parse(text) as { status: number; body: string };
  return new Response(body, {
    status,
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'private, no-store',
      'idempotent-replayed': 'true',
    },
  });
}

/** What a repeat can get again: JSON without cookies; not what says to try again, or was rejected before it began. */
async function storable(response: Response): Promise<string | null> {
  if (response.status >= 500 || [401, 403, 429].includes(response.status)) return null;
  if (response.headers.has('set-cookie')) return null;
  if (!response.headers.get('content-type')?.startsWith('application/json')) return null;
  const body = await response.clone().text();
  return body.length > maxStored ? null : JSON.stringify({ status: response.status, body });
}

/** Begins a call, or takes it over from a server that stopped in the middle; else what other calls have left of it. */
async function begin(_id: string, content: string, run: string): Promise<IdempotentCall | 'begun'> {
  const claim = { _id, content, run, until: later(lease), removeAt: later(kept) };
  for (;;) {
    try {
      await idempotentCalls().insertOne(claim);
      return 'begun';
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const found = await idempotentCalls().findOne({ _id });
    if (!found) continue;
    if (found.content !== content || found.response !== undefined || found.until > new Date()) return found;
    const { modifiedCount } = await idempotentCalls().updateOne(
      { _id, run: found.run, until: found.until, response: { $exists: false } },
      { $set: { run, until: later(lease) } },
    );
    if (modifiedCount) return 'begun';
  }
}

/** The Idempotency-Key of a POST by a known caller; null for calls without one, and for visitors. */
export function idempotencyKeyOf(
  request: Request,
  caller: unknown,
): Result<{ caller: string; key: string }> | null {
  const { userId, keyId } = (caller ?? {}) as { userId?: string; keyId?: string };
  const key = request.headers.get('idempotency-key');
  if (request.method !== 'POST' || key === null || userId === undefined) return null;
  return keyPattern.test(key)
    ? ok({ caller: keyId ?? userId, key })
    : fail(
        'invalid',
        'idempotency-key',
        `The header Idempotency-Key must have 8 to 100 letters, digits, hyphens or underscores.`,
      );
}

/** Carries a call out while others wait for it, and stores its response. */
async function carryOut(_id: string, run: string, work: () => Promise<Response>): Promise<Response> {
  const renewal = setInterval(
    () =>
      void idempotentCalls()
        .updateOne({ _id, run }, { $set: { until: later(lease) } })
        .catch(() => undefined),
    lease / 3,
  );
  try {
    const response = await withCallKey(_id, work);
    const stored = await storable(response);
    if (stored === null) await idempotentCalls().deleteOne({ _id, run });
    else
      await idempotentCalls().updateOne({ _id, run }, { $set: { response: seal('response', stored, _id) } });
    return response;
  } catch (error) {
    await idempotentCalls()
      .deleteOne({ _id, run })
      .catch(() => undefined);
    throw error;
  } finally {
    clearInterval(renewal);
  }
}

/**
 * Carries a call with an Idempotency-Key out once, and gives every repeat the same response for a day. A repeat that
 * comes at the same time waits for the first. With another content the same key fails with `idempotency-key-reused`.
 * A call whose server stopped in the middle is carried out again by its repeat: commands are safe to repeat, and those
 * that would otherwise add a second record derive its id from `callKey`.
 */
export async function once(
  { caller, request, content }: KeyedCall,
  key: string,
  work: () => Promise<Response>,
): Promise<Response> {
  const _id = sha256(JSON.stringify([caller, request.method, new URL(request.url).pathname, key]));
  const [hash, run] = [sha256(content), randomSecret()];
  for (const wait of [...waits, 0]) {
    const found = await begin(_id, hash, run);
    if (found === 'begun') return carryOut(_id, run, work);
    if (found.content !== hash)
      return failureResponse(
        fail(
          'unprocessable',
          'idempotency-key-reused',
          'Idempotency-Key: was used for another call: give each call its own.',
        ).failure,
      );
    if (found.response !== undefined) {
      const stored = storedResponse(found);
      if (stored) return stored;
      return failureResponse(
        fail('conflict', 'response-unreadable', 'This call was carried out; its response is gone.').failure,
      );
    }
    await pause(wait);
  }
  return failureResponse(
    fail('unavailable', 'still-running', 'The same call is still being carried out.', { retryAfter: 5 })
      .failure,
  );
}
