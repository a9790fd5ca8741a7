import type { CompanyRole } from './rules/rights';

/** Who acts in a company: one of its members, or staff of the shop, who have no role in it. */
export type CompanyActor = { userId: string; email: string; name: string; role: CompanyRole | null };
