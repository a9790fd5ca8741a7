import type { ObjectId } from 'mongodb';
import type { LineInput } from '../cart/schema';
import type { ApprovalReason } from '../companies/rules/approvals';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import type { PricedOrder } from '../orders/rules/price-changes';
import type { OrderInput } from '../orders/schema/inputs';
import { defineCollection } from '../platform/database';
import type { ApprovalEvent, ApprovalStatus } from './rules';

export type Actor = { userId: string; name: string; email: string };

/** What has happened to a request; the audit log gets it once, under `auditId`. */
export type StoredEvent = {
  what: ApprovalEvent;
  by: Actor;
  at: Date;
  why: string;
  total: number;
  auditId: ObjectId;
};

/** A mailed link; `hash` is that of its secret. It is for one approver, and ends with the next decision. */
export type StoredLink = { hash: string; userId: string; expiresAt: Date };

export type ApprovalRequestDocument = {
  _id: ObjectId;
  /** Customer and idempotency key, unique. */
  liveKey: string;
  fingerprint: string;
  companyId: string;
  companyName: string;
  requester: Actor;
  /** The order as it is to be placed. */
  input: OrderInput;
  /** The units that were asked for. */
  asked: LineInput[];
  note: string;
  /** The prices that who wrote last has seen. */
  prices: PricedOrder;
  reason: ApprovalReason;
  /** The ids of who decides, one after the other; `step` is the place of the next. */
  approvers: string[];
  step: number;
  status: ApprovalStatus;
  history: StoredEvent[];
  links: StoredLink[];
  order: string | null;
  /** Grows with each change: every write is a compare-and-set on it. */
  version: number;
  /** Since when its order is being placed. */
  placingSince?: Date;
  /** Set once the requested lines have left the cart. */
  cartTaken?: true;
  /** Set while follow-up work of the last change is pending: the cart, the audit log, mails. */
  unfinished?: true;
  mails: PendingMail[];
  createdAt: Date;
};

export const approvalRequests = defineCollection<ApprovalRequestDocument>('approvalRequests', [
  { key: { liveKey: 1 }, unique: true },
  { key: { companyId: 1, createdAt: -1 } },
  { key: { companyId: 1, status: 1, createdAt: -1 } },
  { key: { companyId: 1, 'requester.userId': 1, createdAt: -1 } },
  { key: { companyId: 1, 'requester.userId': 1, status: 1, createdAt: -1 } },
  { key: { 'requester.userId': 1, createdAt: -1 } },
  { key: { 'history.by.userId': 1 } },
  { key: { 'links.hash': 1 }, sparse: true },
  { key: { placingSince: 1 }, sparse: true },
  { key: { unfinished: 1 }, sparse: true },
  mailsIndex,
]);
