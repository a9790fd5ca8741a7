import { defineCollection } from '../platform/database';

/** One signed-in browser. `version` is the account's session version at the time it signed in. */
export type SessionDocument = {
  _id: string;
  userId: string;
  version: number;
  /** What the person will recognise in the list: "Firefox on Windows". */
  device: string;
  authenticatedAt: Date;
  createdAt: Date;
  lastSeenAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
};

export const sessions = defineCollection<SessionDocument>('sessions', [
  { key: { userId: 1, lastSeenAt: -1 } },
  { key: { expiresAt: 1 }, expireAfterSeconds: 0 },
]);
