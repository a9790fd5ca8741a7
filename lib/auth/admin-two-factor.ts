import { now } from '../platform/clock';
import { env } from '../platform/env';
import { isAskedAgain } from '../users/rules/two-factor';
import type { Account } from '../users/types';

const isRequired = () => env().ADMIN_TWO_FACTOR === 'required';

const isAdminWithout = ({ role, twoFactor }: Account) => role === 'admin' && !twoFactor;

/** Whether an admin's rights wait until two-factor sign-in is on: only where ADMIN_TWO_FACTOR requires it. */
export function isAdminWithheld(account: Account): boolean {
  return isRequired() && isAdminWithout(account);
}

/** Whether to ask for a second factor after this sign-in: of admins without one, until they put it off. */
export function asksForTwoFactor(account: Account): boolean {
  return isAdminWithout(account) && (isRequired() || isAskedAgain(account.twoFactorPutOffAt, now()));
}
