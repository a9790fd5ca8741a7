import { now } from '../platform/clock';
import { env } from '../platform/env';
import type { Account } from '../users/types';

/** Days after "Not now" until the person is asked again. */
const askAgainAfterDays = 30;

const isRequired = () => env().ADMIN_TWO_FACTOR === 'required';

const isAdminWithout = ({ role, twoFactor }: Account) => role === 'admin' && !twoFactor;

function isAskedAgain(putOffAt: string | null): boolean {
  return (
    putOffAt === null || now().getTime() - new Date(putOffAt).getTime() >= askAgainAfterDays * 86_400_000
  );
}

/** Whether an admin's rights wait until two-factor sign-in is on: only where ADMIN_TWO_FACTOR requires it. */
export function isAdminWithheld(account: Account): boolean {
  return isRequired() && isAdminWithout(account);
}

/** Whether to offer two-factor sign-in after this sign-in: to admins without it, until they put it off. */
export function asksForTwoFactor(account: Account): boolean {
  return isAdminWithout(account) && (isRequired() || isAskedAgain(account.twoFactorPutOffAt));
}
