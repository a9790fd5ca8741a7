import type { Binary } from 'mongodb';
import { defineCollection } from '../platform/database';

/** The VAT id of a customer; `_id` is the id of the account. */
export type CustomerTaxDocument = {
  _id: string;
  name: string;
  email: string;
  vatId: string;
  vatIdChangedAt: Date;
};

export const customerTaxes = defineCollection<CustomerTaxDocument>('customerTaxes', [
  { key: { vatIdChangedAt: -1 } },
]);

/** An exemption of a customer or a company, whose id is `userId`, granted by staff; a company has no email. Days are days in the shop's time zone, both included. */
export type CertificateDocument = {
  _id: string;
  userId: string;
  name: string;
  email: string;
  /** The lower-case words of customer and number, for the search. */
  words: string[];
  number: string;
  country: string;
  /** Empty: in the whole country. */
  regions: string[];
  from: string;
  to: string;
  isRevoked: boolean;
  /** Why it was revoked; empty while it isn't. */
  why: string;
  hasFile: boolean;
  grantedBy: string;
  grantedAt: Date;
  /** Customer, country and number of a certificate that is not revoked: each is granted once. */
  slot?: string;
  /** Grows with each write. */
  version: number;
};

export const taxCertificates = defineCollection<CertificateDocument>('taxCertificates', [
  { key: { slot: 1 }, unique: true, partialFilterExpression: { slot: { $exists: true } } },
  { key: { userId: 1, to: -1 } },
  { key: { isRevoked: 1, to: 1, _id: 1 } },
  { key: { isRevoked: 1, name: 1, _id: 1 } },
  { key: { words: 1, to: 1 } },
]);

/** The scanned certificates, rewritten without active content; `_id` is the id of the certificate. */
export const certificateFiles = defineCollection<{ _id: string; userId: string; pdf: Binary }>(
  'taxCertificateFiles',
  [{ key: { userId: 1 } }],
);
