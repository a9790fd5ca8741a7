import type { Role, StaffRole } from './rules/rights';
import type { ListedUser } from './schema/responses';

/** Staff who act in a customer's account; `until` is the ISO time at which that ends. */
export type ActingStaff = {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  readonly until: string;
};

declare const proven: unique symbol;

/**
 * A person whose session was checked against the user record on this very request. Only lib/auth/current-session.ts makes
 * one, so a function that takes it can't be called with unverified claims.
 */
export type SignedIn = {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** What the account may do now: staff whose rights are withheld are customers. */
  readonly role: Role;
  /** Staff who get their rights back once two-factor sign-in is on. */
  readonly rightsWithheld: boolean;
  readonly twoFactor: boolean;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  /** The staff who use this session in the customer's name; null for the person themselves. */
  readonly actedBy: ActingStaff | null;
  /** ISO time at which the password (or Google) was last asked for in this session. */
  readonly authenticatedAt: string;
  readonly [proven]: { signedIn: true };
};

/** Whose account it is: the person signed in, or of an account that the shop itself deletes. */
export type AccountOwner = Pick<SignedIn, 'userId' | 'email' | 'name' | 'emailVerified'>;

/** A signed-in person whose email is verified: may order and review. Staff buy too. */
export type Customer = SignedIn & { readonly [proven]: { customer: true } };

/** A signed-in person whose record has a role of the staff. */
export type Staff = SignedIn & { readonly role: StaffRole; readonly [proven]: { staff: true } };

/** An account as the server uses it: never sent whole to a browser. */
export type Account = Omit<ListedUser, '_id'> & {
  id: string;
  hasPassword: boolean;
  twoFactor: boolean;
  /** ISO time at which the person last chose to continue without it; null for never. */
  twoFactorPutOffAt: string | null;
  sessionVersion: number;
};

/** The second factor of an account, its secret sealed; `on` once a code of the app has been verified. */
export type TwoFactor = { secret: string; on: boolean; recoveryCodesLeft: number };
