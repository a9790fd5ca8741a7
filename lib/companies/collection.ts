import type { Binary, ObjectId } from 'mongodb';
import { mailsIndex, type PendingMail } from '../mail/outbox';
import { defineCollection } from '../platform/database';
import { noPurchaseOrderRules } from './rules/purchase-orders';
import type { PurchaseOrderRules } from './schema/purchase-orders';
import type { CompanyRole, CompanyStatus } from './rules/rights';
import type { ApprovalInput } from './schema/approvals';
import type { Company, PostalAddress, Site } from './schema/company';
import type { DocumentInput } from './schema/documents';

/**
 * A change of one membership, written ahead: whoever reads it carries it out before anything else, so that changes of
 * a company's members happen one after the other, each whole.
 */
export type MemberChange = {
  userId: string;
  /** The role from now on; null when the person no longer belongs to the company. */
  role: CompanyRole | null;
  seq: number;
  auditId: ObjectId;
  actor: { userId: string; email: string } | null;
  action: string;
  email: string;
  before: CompanyRole | null;
};

export type CompanyDocument = {
  _id: ObjectId;
  name: string;
  taxId: string;
  status: CompanyStatus;
  billing: PostalAddress;
  sites: Site[];
  /** Absent on older companies, which demand nothing. */
  purchaseOrders?: PurchaseOrderRules;
  /** Absent on older companies, whose orders may ship in parts. */
  shipComplete?: boolean;
  parentId: string | null;
  /** Absent for none. */
  mailDomain?: string;
  joinsByDomain: boolean;
  salesPersonId: string | null;
  note: string;
  words: string[];
  /** Grows with each change by staff. */
  version: number;
  /** Grows with each change of a membership. */
  memberSeq: number;
  memberChange?: MemberChange;
  mails: PendingMail[];
  createdAt: Date;
};

export const companies = defineCollection<CompanyDocument>('companies', [
  { key: { name: 1, _id: 1 } },
  { key: { createdAt: -1 } },
  { key: { status: 1, name: 1 } },
  { key: { salesPersonId: 1, name: 1 } },
  { key: { words: 1, name: 1 } },
  { key: { mailDomain: 1 }, sparse: true },
  { key: { parentId: 1, name: 1 } },
  { key: { 'memberChange.userId': 1 }, sparse: true },
  mailsIndex,
]);

/** Who belongs to a company, as what; the role of a former member is null. `seq` is that of the last change. */
export type MembershipDocument = {
  _id: ObjectId;
  companyId: string;
  userId: string;
  role: CompanyRole | null;
  seq: number;
  joinedAt: Date;
};

export const memberships = defineCollection<MembershipDocument>('companyMembers', [
  { key: { companyId: 1, userId: 1 }, unique: true },
  { key: { userId: 1, role: 1 } },
]);

/** A mailed invitation; `tokenHash` is the hash of its secret. */
export type InvitationDocument = {
  _id: ObjectId;
  tokenHash: string;
  companyId: string;
  email: string;
  role: CompanyRole;
  invitedBy: { userId: string; name: string };
  expiresAt: Date;
  /** Whose acceptance has begun. */
  claimedBy: string | null;
  /** When it was accepted, replaced or revoked. */
  closedAt: Date | null;
  mails: PendingMail[];
};

export const invitations = defineCollection<InvitationDocument>('companyInvitations', [
  { key: { tokenHash: 1 }, unique: true },
  { key: { companyId: 1, email: 1 } },
  { key: { email: 1 } },
  { key: { expiresAt: 1 }, expireAfterSeconds: 30 * 86_400 },
  mailsIndex,
]);

/** A person with an address of the company's mail domain who asks to join it. */
export type JoinRequestDocument = { _id: ObjectId; companyId: string; userId: string; at: Date };

export const joinRequests = defineCollection<JoinRequestDocument>('companyJoinRequests', [
  { key: { companyId: 1, userId: 1 }, unique: true },
  { key: { userId: 1 } },
]);

/** A document of a company, such as a certificate; its file is stored apart under the same id. */
export type StoredCompanyDocument = DocumentInput & { _id: ObjectId; companyId: string; addedAt: Date };

export const companyDocuments = defineCollection<StoredCompanyDocument>('companyDocuments', [
  { key: { companyId: 1, addedAt: -1 } },
]);

/** The files, rewritten without active content or metadata. */
export type CompanyFileDocument = {
  _id: ObjectId;
  companyId: string;
  type: 'application/pdf' | 'image/webp';
  bytes: Binary;
};

export const companyFiles = defineCollection<CompanyFileDocument>('companyFiles', [
  { key: { companyId: 1 } },
]);

/** What is used of a budget in one month. The id is that of `budgetMonthId`; the amounts of the claims add up to `used`. */
export type BudgetMonthDocument = {
  _id: string;
  used: number;
  /** One for each order, under its id: what it costs by which version of it; pending until it has committed. */
  claims: { key: string; amount: number; version: number; pendingAt?: Date; settledAt?: Date }[];
  /** Grows with each write. */
  version: number;
};

export const budgetMonths = defineCollection<BudgetMonthDocument>('companyBudgetMonths', [
  { key: { 'claims.pendingAt': 1 } },
]);

/** When a company asks for approvals, under its id. Every write is a compare-and-set on `version`. */
export type ApprovalSettingsDocument = ApprovalInput & { _id: string; version: number };

export const approvalSettings = defineCollection<ApprovalSettingsDocument>('companyApprovals', []);

export function companyView(document: CompanyDocument): Company {
  const { _id, name, taxId, status, billing, sites, parentId, mailDomain = '' } = document;
  const { purchaseOrders = noPurchaseOrderRules, shipComplete = false } = document;
  const { joinsByDomain, salesPersonId, note, version, createdAt } = document;
  return {
    id: _id.toHexString(),
    name,
    taxId,
    status,
    billing,
    sites,
    purchaseOrders,
    shipComplete,
    parentId,
    mailDomain,
    joinsByDomain,
    salesPersonId,
    note,
    version,
    createdAt: createdAt.toISOString(),
  };
}
