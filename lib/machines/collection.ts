import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import type { ServiceRecord } from './schema';

/** A machine that a customer or a company owns: a product of the shop, bought here or elsewhere. */
export type MachineDocument = {
  _id: ObjectId;
  /** `company 0123…` for all of a company, or `customer 0123…`. */
  owner: string;
  /** Chosen by the browser: a repeat of the request that added it adds no second one. */
  key: string;
  /** One of the numbers below the limit; unique for each owner, so that the limit is exact. */
  slot: number;
  productId: string;
  sku: string;
  /** The name of the product when it was added, for when it is no longer known. */
  name: string;
  serialNumber: string;
  /** Calendar days such as "2026-11-30"; empty for unknown or none. */
  purchasedOn: string;
  serviceOn: string;
  place: string;
  note: string;
  /** What was done to it, the latest day first; absent for nothing. */
  services?: ServiceRecord[];
  /** The number of the order with which it came. */
  order?: string;
  createdAt: Date;
  /** The day of service of which it was last reminded; absent for none. */
  remindedOf?: string;
  /** Mails that are written together with what causes them, until they are in the outbox. */
  mails?: PendingMail[];
};

export const machines = defineCollection<MachineDocument>('machines', [
  { key: { owner: 1, key: 1 }, unique: true },
  { key: { owner: 1, slot: 1 }, unique: true },
  { key: { serviceOn: 1 } },
  mailsIndex,
]);
