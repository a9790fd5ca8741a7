import { addDays } from '../../shared/dates';
import type { DocumentKind } from '../schema/documents';

/** How many days ahead a document is shown as expiring. */
export const warningDays = 30;
export const maxDocuments = 100;

/** `none` has no last day. */
export const dateStatuses = ['none', 'valid', 'ending', 'ended'] as const;

/** Where a document stands today; its last day still counts. */
export function documentStatus(expires: string, today: string): (typeof dateStatuses)[number] {
  if (!expires) return 'none';
  if (expires < today) return 'ended';
  return expires <= addDays(today, warningDays) ? 'ending' : 'valid';
}

export const documentKindNames: Record<DocumentKind, string> = {
  certificate: 'Certificate',
  contract: 'Contract',
  insurance: 'Insurance',
  other: 'Other',
};
