import { formatDay } from '@/lib/shared/dates';
import { certificatePlace } from '@/lib/taxes/rules/certificates';
import type { Certificate } from '@/lib/taxes/schema/certificate';
import { CertificateBadge, CertificateFile } from './certificate-table';

/** The customer's certificates with their expiry. */
export function OwnCertificates({ certificates, locale }: { certificates: Certificate[]; locale: string }) {
  return (
    <section aria-labelledby="own-certificates" className="mt-8">
      <h3 id="own-certificates" className="text-xl">
        Exemption certificates
      </h3>
      {certificates.length === 0 && (
        <p className="mt-2 max-w-prose text-muted">
          None. If you are exempt from sales tax, send us your certificate with the contact form: orders are
          exempt once we have entered it.
        </p>
      )}
      <CertificateList certificates={certificates} locale={locale} />
    </section>
  );
}

/** Certificates with place, days and status. */
export function CertificateList({ certificates, locale }: { certificates: Certificate[]; locale: string }) {
  return (
    <ul className="mt-3 flex flex-col gap-3">
      {certificates.map((one) => (
        <li key={one.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 border-b border-line pb-3">
          <span className="font-semibold wrap-anywhere">{one.number}</span>
          <span>{certificatePlace(one)}</span>
          <span>
            {formatDay(one.from, locale)} – {formatDay(one.to, locale)}
          </span>
          <CertificateBadge status={one.status} />
          {one.hasFile && <CertificateFile {...one} />}
        </li>
      ))}
    </ul>
  );
}
