import { recordChange } from '../audit/commands';
import type { CallOrigin } from '../platform/call-origin';
import { fail } from '../shared/result';
import type { SignedIn } from '../users/types';

/** The staff and the customer of a call that staff make in a customer's account; undefined for every other call. */
export function actingOf(caller: unknown): CallOrigin['acting'] {
  const { userId, email, actedBy } = (caller ?? {}) as Partial<SignedIn>;
  if (!actedBy || userId === undefined || email === undefined) return undefined;
  return { staff: actedBy, customer: { userId, email } };
}

/** The failure of what the owner of the account alone may do. */
export const ownerOnlyFailure = () =>
  fail(
    'forbidden',
    'owner-only',
    'Only the owner of the account can do this: it is not possible while you act as a customer.',
  ).failure;

/** Records a writing call that staff make in a customer's account, before it is carried out. */
export async function recordActedCall(
  request: Request,
  customer: { userId: string; email: string },
): Promise<void> {
  const { method, url } = request;
  await recordChange({
    actor: customer,
    action: 'acted-as-customer',
    subject: { kind: 'user', id: customer.userId, name: customer.email },
    after: { call: `${method} ${new URL(url).pathname}` },
  });
}
