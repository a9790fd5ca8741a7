import type { ObjectId } from 'mongodb';
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
  disabledAt: Date | null;
  /** Grows when all sessions must end: a session is live only while it carries the same number. */
  sessionVersion: number;
  profile: Profile;
  createdAt: Date;
};

export const users = defineCollection<UserDocument>('users', [
  { key: { email: 1 }, unique: true },
  { key: { role: 1, disabledAt: 1 } },
  { key: { createdAt: -1, _id: -1 } },
]);

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
    disabled: user.disabledAt !== null,
    sessionVersion: user.sessionVersion,
    createdAt: user.createdAt.toISOString(),
  };
}
