import type { CompanyStatus } from './rights';

const names: Record<CompanyStatus, string> = {
  requested: 'Requested',
  active: 'Active',
  suspended: 'Suspended',
};

/** The status as screens name it. */
export const companyStatusName = (status: CompanyStatus): string => names[status];
