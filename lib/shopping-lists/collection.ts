import type { ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';

/** A line with the price and the stock that its owner saw last, so that later changes can be shown. */
export type StoredListLine = {
  sku: string;
  name: string;
  /** How much is usually ordered. */
  quantity: number;
  note: string;
  seen: { price: number; available: number; at: Date };
  /** Where it is kept; the stock at which to reorder; absent where the owner keeps no bins. */
  bin?: string;
  minimum?: number;
  /** What a scan of the bin has asked for and nobody has ordered yet. */
  due?: number;
  /** The latest scans, the oldest first, from which the usage follows. */
  scans?: { at: Date; quantity: number }[];
};

/** What a customer or a company orders again and again. Each change is a compare-and-set on `version`. */
export type ShoppingListDocument = {
  _id: ObjectId;
  /** `company 0123…` for all of a company, or `customer 0123…`. */
  owner: string;
  /** Chosen by the browser: a repeat of the request that made the list makes no second one. */
  key: string;
  name: string;
  note: string;
  lines: StoredListLine[];
  /** Who is reminded to order it again, and when next. */
  reminder?: { userId: string; weeks: number; nextAt: Date };
  version: number;
  mails: PendingMail[];
  createdAt: Date;
  changedAt: Date;
};

export const shoppingLists = defineCollection<ShoppingListDocument>('shoppingLists', [
  { key: { owner: 1, key: 1 }, unique: true },
  { key: { owner: 1, changedAt: -1 } },
  { key: { 'reminder.nextAt': 1 }, sparse: true },
  { key: { 'reminder.userId': 1 }, sparse: true },
  mailsIndex,
]);
