import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import type { AlertState } from './schema';

/**
 * A request to be told when a SKU is back in stock. There is one for each owner and SKU, which is used again when the
 * person asks again. The secrets in its links are stored as hashes.
 */
export type StockAlertDocument = {
  _id: ObjectId;
  /** `customer 0123…` for an account, whose address may change; `email ada@plant.example` for everybody else. */
  owner: string;
  sku: string;
  state: AlertState;
  /** Of its latest mails, the oldest first. */
  linkHashes: string[];
  requestedAt: Date;
  /** When the confirmation was mailed last. */
  askedAt?: Date;
  mailedAt?: Date;
  /** When the link, the request or, once that is done with, its record ends. */
  removeAt: Date;
  mails: PendingMail[];
};

export const stockAlerts = defineCollection<StockAlertDocument>('stockAlerts', [
  { key: { owner: 1, sku: 1 }, unique: true },
  { key: { state: 1, sku: 1, requestedAt: 1 } },
  { key: { linkHashes: 1 } },
  { key: { removeAt: 1 }, expireAfterSeconds: 0 },
  mailsIndex,
]);

export const ownerByAccount = (userId: string): string => `customer ${userId}`;
export const ownerByEmail = (email: string): string => `email ${email}`;

/** Whose requests a person sees: those of the account, and those of its address once that is verified. */
export const ownersOf = (person: { userId: string; email: string; emailVerified: boolean }): string[] => [
  ownerByAccount(person.userId),
  ...(person.emailVerified ? [ownerByEmail(person.email)] : []),
];
