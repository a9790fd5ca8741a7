import type { ObjectId } from 'mongodb';
import { eventsIndex, type EventCarrier } from '../events/outbox';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import { stampWrites, type Stamped } from '../platform/stamped-collection';
import type { Profile } from './schema/profile';
import type { Role } from './rules/rights';
import type { Account } from './types';

/** A person with an account. `email` is lower-case; `passwordHash` is null for people who only use Google. */
export type UserDocument = EventCarrier &
  Stamped & {
    _id: ObjectId;
    email: string;
    name: string;
    image: string | null;
    role: Role;
    emailVerified: Date | null;
    passwordHash: string | null;
    /** When a password was set with a mailed link: only then the owner of the address has chosen it. */
    passwordProvenAt?: Date | null;
    /** Sealed secret of the authenticator app; `lastStep` is the last code used, `recovery` the hashes of codes left. */
    twoFactor?: { secret: string; confirmedAt: Date | null; lastStep: number; recovery: string[] } | null;
    /** When the person last chose to continue without it. */
    twoFactorPutOffAt?: Date | null;
    disabledAt: Date | null;
    /** Incremented to end all sessions: a session is live only while it carries the same number. */
    sessionVersion: number;
    profile: Profile;
    /** Lower-case words of name and email, for the admin's search. */
    words: string[];
    mails: PendingMail[];
    createdAt: Date;
  };

const collection = defineCollection<UserDocument>('users', [
  { key: { email: 1 }, unique: true },
  { key: { words: 1 } },
  { key: { role: 1 } },
  { key: { createdAt: -1, _id: -1 } },
  // Those that were never confirmed, for their erasure.
  { key: { emailVerified: 1, _id: 1 } },
  { key: { changedAt: 1, _id: 1 } },
  mailsIndex,
  eventsIndex,
]);

/** The accounts; every write stamps them with its time. */
export const users = Object.assign(() => stampWrites(collection()), {
  collectionName: collection.collectionName,
  indexes: collection.indexes,
});

/**
 * One document, `_id: 'admins'`, with the ids of all enabled admins. Two admins who remove each other's role at the
 * same moment both update this document, so that one of them fails and the shop keeps an admin.
 */
export type AdminRosterDocument = { _id: 'admins'; userIds: string[] };

export const adminRoster = defineCollection<AdminRosterDocument>('adminRoster');

export const emptyProfile: Profile = {
  phone: '',
  facebook: '',
  twitter: '',
  linkedin: '',
  github: '',
  institute: '',
  degree: '',
  gender: null,
  graduation: '',
  bio: '',
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
