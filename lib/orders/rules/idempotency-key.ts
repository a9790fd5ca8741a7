import { fail, ok, type Result } from '../../shared/result';
import { idempotencyKey } from '../schema/inputs';

/** The key of the header Idempotency-Key, which is null where it is missing. */
export function readIdempotencyKey(header: string | null): Result<string> {
  const parsed = idempotencyKey.safeParse(header);
  if (parsed.success) return ok(parsed.data);
  const problem =
    header === null ? 'is missing' : 'must have 8 to 100 letters, digits, hyphens or underscores';
  return fail('invalid', 'idempotency-key', `The header Idempotency-Key ${problem}.`);
}
