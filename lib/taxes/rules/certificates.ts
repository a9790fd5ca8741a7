import { addDays } from '../../shared/dates';
import type { Certificate, CertificateFilters, CertificateStatus } from '../schema/certificate';

/** How many days before its end a certificate is shown as ending. */
export const endingDays = 30;

/** Where a certificate stands on a day; both its first and its last day count. */
export function certificateStatus(
  { from, to, isRevoked }: Pick<Certificate, 'from' | 'to'> & { isRevoked: boolean },
  today: string,
): CertificateStatus {
  if (isRevoked) return 'revoked';
  if (today < from) return 'coming';
  if (today > to) return 'ended';
  return to < addDays(today, endingDays) ? 'ending' : 'valid';
}

export const certificateStatusNames: Record<CertificateStatus, string> = {
  coming: 'Not valid yet',
  valid: 'Valid',
  ending: 'Ends soon',
  ended: 'Expired',
  revoked: 'Revoked',
};

/** Where a certificate exempts: "US: OH, NY", or "US" for the whole country. */
export const certificatePlace = ({ country, regions }: Pick<Certificate, 'country' | 'regions'>): string =>
  regions.length ? `${country}: ${regions.join(', ')}` : country;

/** The path of the certificates in the dashboard. */
export const certificatesPath = '/dashboard/taxCertificates';

/** The address of the list, or of another path, with these filters; defaults are left out. */
export function certificatesHref(
  filters: CertificateFilters & { page?: number },
  path = certificatesPath,
): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}
