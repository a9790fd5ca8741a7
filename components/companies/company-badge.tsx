import { Badge, type Tone } from '@/components/ui/badge';
import type { CompanyStatus } from '@/lib/companies/rules/rights';
import { companyStatusName } from '@/lib/companies/rules/status';

const tones: Record<CompanyStatus, Tone> = { requested: 'warn', active: 'good', suspended: 'bad' };

/** The status of a company. */
export function CompanyBadge({ status }: { status: CompanyStatus }) {
  return <Badge tone={tones[status]}>{companyStatusName(status)}</Badge>;
}
