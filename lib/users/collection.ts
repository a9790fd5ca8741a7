import type { ObjectId } from 'mongodb';
import { defineMailSource, mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import type { Account, Profile, Role } from './types';

/** A person with an account. `email` is lower-case; `passwordHash` is null for who only ever came through Google. */
export type UserDocument = {
  _id: ObjectId;
  email: string;
  name: string;
  image: string | null;
  role: Role;
  emailVerified: Date | null;
  passwordHash: string | null;
  /** Sealed secret of the authenticator app; `lastStep` is the last code used, `recovery` the hashes of codes left. */
  twoFactor?: { secret: string; confirmedAt: Date | null; lastStep: number; recovery: string[] } | null;
  /** When the person last chose to go on without it. */
  twoFactorPutOffAt?: Date | null;
  disabledAt: Date | null;
  /** Grows when all sessions must end: a session is live only while it carries the same number. */
  sessionVersion: number;
  profile: Profile;
  /** Lower-case words of name and e-mail, for the admin's search. */
  words: string[];
  mails: PendingMail[];
  createdAt: Date;
};

export const users = defineMailSource(
  defineCollection<UserDocument>('users', [
    { key: { email: 1 }, unique: true },
    { key: { words: 1 } },
    { key: { createdAt: -1, _id: -1 } },
    mailsIndex,
  ]),
);

/**
 * One document, `_id: 'admins'`: who keeps the shop from being without an admin. Two admins who take the role from
 * each other at the same moment meet in this document, and one of them is refused.
 */
export type AdminRosterDocument = { _id: 'admins'; userIds: string[] };

export const adminRoster = defineCollection<AdminRosterDocument>('adminRoster');

export const emptyProfile: Profile = {
  ...{ phone: '', facebook: '', twitter: '', linkedin: '', github: '', institute: '', degree: '' },
  ...{ gender: null, graduation: '', bio: '' },
};

/** The words under which the admin's search finds a person. */
export function wordsOf(name: string, email: string): string[] {
  const words = [email, ...email.split(/[@.+_-]/), ...name.toLowerCase().split(/\s+/)];
  return [...new Set(words.filter(Boolean))];
}

/** The account without its secrets. */
export function accountOf(user: UserDocument): Account {
  return {
    id: user._id.toHexString(),
    email: user.email,
    name: user.name,
    image: user.image,
    role: user.role,
    emailVerified: user.emailVerified !== null,
    hasPassword: user.passwordHash !== null,
    twoFactor: Boolean(user.twoFactor?.confirmedAt),
    twoFactorPutOffAt: user.twoFactorPutOffAt?.toISOString() ?? null,
    disabled: user.disabledAt !== null,
    sessionVersion: user.sessionVersion,
    createdAt: user.createdAt.toISOString(),
  };
}
