import { z } from 'zod';
import { roles } from '../rules/rights';
import { emailAddress } from './credentials';

/** An email address in a path; some clients percent-encode the @. */
export const emailParam = z.strictObject({
  email: z
    .string()
    .max(400)
    .transform((text) => (text.includes('@') ? text : text.replace(/%40/i, '@')))
    .pipe(emailAddress),
});

export const mintInput = z.strictObject({ email: emailAddress });
export const minted = z.object({ token: z.string(), expiresIn: z.number() });

const isoTime = z.string();
const role = z.enum(roles);

export const roleInput = z.strictObject({ role });

/** An account as admins see it. */
export const listedUser = z.object({
  _id: z.string(),
  email: z.string(),
  name: z.string(),
  image: z.string().nullable(),
  role,
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  createdAt: isoTime,
});
export type ListedUser = z.infer<typeof listedUser>;

/** The ways to sort accounts besides the default, newest first. */
export const userSorts = ['since', 'email', '-email'] as const;
export type UserSort = (typeof userSorts)[number];

export const listUsersQuery = z.strictObject({
  search: z.string().max(200).default(''),
  page: z.coerce.number().int().min(1).max(10_000).default(1),
  sort: z.enum(userSorts).optional(),
});

/** A customer as other systems get it. */
export const customerRecord = z.object({
  id: z.string(),
  email: z.string(),
  name: z.string(),
  /** Empty where the customer has given none. */
  phone: z.string(),
  emailVerified: z.boolean(),
  disabled: z.boolean(),
  createdAt: isoTime,
});
export type CustomerRecord = z.infer<typeof customerRecord>;

export const customerFilters = z.object({
  /** Each word begins a word of the name or the email. */
  q: z.string().trim().max(100).optional(),
});
export type CustomerFilters = z.infer<typeof customerFilters>;

export const customerParams = z.strictObject({ id: z.string().regex(/^[0-9a-f]{24}$/, 'is not an id') });

export const modified = z.object({ modifiedCount: z.number() });
/** Whether a person is an admin, and the role. */
export const adminResponse = z.object({ admin: z.boolean(), role });
export type AdminResponse = z.infer<typeof adminResponse>;
/** What the browser that asked for a mailed code sends together with it. */
export const codeRequested = z.object({ challenge: z.string() });
export type CodeRequested = z.infer<typeof codeRequested>;
/** The response of actions without a result. */
export const done = z.object({ done: z.boolean() });
/** Whose account it was about. */
export const owner = z.object({ email: z.string() });

export const sessionView = z.object({
  id: z.string(),
  device: z.string(),
  createdAt: isoTime,
  lastSeenAt: isoTime,
  current: z.boolean(),
});
export type SessionView = z.infer<typeof sessionView>;

/** How somebody who is signed in can confirm that it is them. */
export const waysToConfirm = z.object({ password: z.boolean(), google: z.boolean() });
export type WaysToConfirm = z.infer<typeof waysToConfirm>;

/** The signed-in person as the browser sees them. */
export const personView = z.object({
  name: z.string(),
  email: z.string(),
  image: z.string().nullable(),
  role,
  emailVerified: z.boolean(),
  /** Whether to ask, after signing in, for a second factor. */
  asksTwoFactor: z.boolean(),
});
export type Person = z.infer<typeof personView>;

const providerPerson = {
  displayName: z.string(),
  email: z.string(),
  phoneNumber: z.string().nullable(),
  photoURL: z.string().nullable(),
};

/** How a person signs in: the account, each way in, and the times of its creation and of this sign-in. */
export const identity = z.object({
  uid: z.string(),
  ...providerPerson,
  emailVerified: z.boolean(),
  tenantId: z.string().nullable(),
  isAnonymous: z.boolean(),
  providerData: z.array(
    z.object({ providerId: z.enum(['password', 'google.com']), uid: z.string(), ...providerPerson }),
  ),
  metadata: z.object({ creationTime: isoTime, lastSignInTime: isoTime }),
});
export type Identity = z.infer<typeof identity>;

const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');
/** The customer in whose account staff act, and the company for which they begin to buy. */
export const actingInput = z.strictObject({ user: id, company: id.optional() });
export const actingStarted = z.object({ until: isoTime });
/** `page` is the one to open then. */
export const actingEnded = z.object({ page: z.string() });

/** A secret for an authenticator app: as text, and as a picture to scan (a data address). */
export const twoFactorOffer = z.object({ secret: z.string(), qr: z.string() });
export type TwoFactorOffer = z.infer<typeof twoFactorOffer>;

export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodes>;
