import { keyLimit } from '../api-keys/rules';
import type { KeyCaller } from '../api-keys/types';
import { recordChange } from '../audit/commands';
import { withinCompany } from '../platform/call-company';
import { countCall, type Quota } from '../platform/rate-limit';

/** The caller as a system with an API key; undefined for people. */
export const keyCallerOf = (caller: unknown): KeyCaller | undefined =>
  typeof (caller as Partial<KeyCaller> | null)?.keyId === 'string' ? (caller as KeyCaller) : undefined;

/** Counts a call that was made with an API key; null for one of a person. */
export async function countKeyCall(caller: unknown): Promise<Quota | null> {
  const key = keyCallerOf(caller);
  return key ? countCall(keyLimit, key.keyId) : null;
}

/**
 * Runs a call that was made with a key of a company confined to that company, and records a writing one in the audit log:
 * everything else names the member alone. Runs every other call as it is.
 */
export async function confined<T>(
  request: Request,
  caller: unknown,
  work: () => Promise<T>,
  isReading: boolean,
): Promise<T> {
  const key = keyCallerOf(caller);
  if (!key?.company) return work();
  const { method, url } = request;
  if (!isReading)
    await recordChange({
      actor: { userId: key.userId, email: key.email },
      action: 'called-by-key',
      subject: { kind: 'api-key', id: key.keyId, name: key.keyName },
      after: { call: `${method} ${new URL(url).pathname}`, company: key.company.id },
    });
  return withinCompany(key.company.id, work);
}

/** Says in the headers of a response what is left of the limit, as the draft standard of the IETF has it. */
export function withQuota(response: Response, quota: Quota | null): Response {
  if (quota) {
    const { limit, remaining, reset } = quota;
    response.headers.set('ratelimit-policy', `"${limit.name}";q=${limit.count};w=${limit.seconds}`);
    response.headers.set('ratelimit', `"${limit.name}";r=${remaining};t=${reset}`);
  }
  return response;
}
