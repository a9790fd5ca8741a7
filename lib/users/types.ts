export type Role = 'customer' | 'admin';

declare const proven: unique symbol;

/**
 * A person whose session was checked against the user record on this very request. Only lib/auth/current-session.ts makes
 * one, so a function that takes it can't be called with what a browser claims.
 */
export type SignedIn = {
  readonly userId: string;
  readonly email: string;
  readonly name: string;
  /** What the account may do now: an admin whose rights are withheld is a customer. */
  readonly role: Role;
  /** An admin who gets the rights back once two-factor sign-in is on. */
  readonly adminWithheld: boolean;
  readonly twoFactor: boolean;
  readonly emailVerified: boolean;
  readonly sessionId: string;
  /** ISO time at which the password (or Google) was last asked for in this session. */
  readonly authenticatedAt: string;
  readonly [proven]: { signedIn: true };
};

/** A signed-in person whose e-mail is verified: may order and review. Admins buy too. */
export type Customer = SignedIn & { readonly [proven]: { customer: true } };

/** A signed-in person whose record has the role admin. */
export type Admin = SignedIn & { readonly role: 'admin'; readonly [proven]: { admin: true } };

/** What the settings hold about a person; empty text where nothing was given, `gender` null until chosen. */
export type Profile = {
  phone: string;
  facebook: string;
  twitter: string;
  linkedin: string;
  github: string;
  institute: string;
  degree: string;
  gender: 'male' | 'female' | 'other' | null;
  /** Day of graduation as YYYY-MM-DD, or empty. */
  graduation: string;
  bio: string;
};

/** An account as the server's own parts see it: never sent whole to a browser. */
export type Account = {
  id: string;
  email: string;
  name: string;
  image: string | null;
  role: Role;
  emailVerified: boolean;
  hasPassword: boolean;
  twoFactor: boolean;
  /** ISO time at which the person last chose to go on without it; null for never. */
  twoFactorPutOffAt: string | null;
  disabled: boolean;
  sessionVersion: number;
  createdAt: string;
};

/** The second factor of an account, its secret sealed; `on` once a code of the app was shown to be right. */
export type TwoFactor = { secret: string; on: boolean; recoveryCodesLeft: number };
