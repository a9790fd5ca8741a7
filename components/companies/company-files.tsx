import { Allowed } from '@/components/layout/allowed';
import { CertificateDialog } from '@/components/taxes/certificate-form';
import { CertificateList } from '@/components/taxes/own-certificates';
import { Button } from '@/components/ui/button';
import type { CompanyDocumentFile } from '@/lib/companies/schema/documents';
import type { Certificate } from '@/lib/taxes/schema/certificate';
import { DocumentList } from './document-list';

/** What a company has on file: its documents, and the certificates that exempt it from tax. */
export type CompanyFiles = {
  documents: CompanyDocumentFile[];
  certificates: Certificate[];
  locale: string;
  today: string;
};

/** The documents of a company and its exemption certificates; staff who keep taxes grant those. */
export function CompanyFilesSections({
  company,
  files: { documents, certificates, locale, today },
  countries,
  mayEdit,
  isStaff = false,
}: {
  company: { id: string; name: string };
  files: CompanyFiles;
  countries: { code: string; name: string }[];
  mayEdit: boolean;
  isStaff?: boolean;
}) {
  return (
    <>
      <section aria-labelledby="documents" className="flex flex-col gap-4">
        <h2 id="documents" className="text-2xl">
          Documents
        </h2>
        <DocumentList companyId={company.id} documents={documents} locale={locale} mayEdit={mayEdit} />
      </section>
      <section aria-labelledby="certificates" className="flex flex-col items-start gap-4">
        <h2 id="certificates" className="text-2xl">
          Exemption certificates
        </h2>
        {certificates.length === 0 && (
          <p className="max-w-prose text-muted">
            {isStaff
              ? 'None. A certificate exempts orders in the name of this company.'
              : 'None. If the company is exempt from sales tax, add its certificate to the documents and write to us: orders are exempt once we have entered it.'}
          </p>
        )}
        <CertificateList certificates={certificates} locale={locale} />
        {isStaff && (
          <Allowed right="taxes.edit">
            <CertificateDialog
              trigger={<Button variant="secondary">Add a certificate</Button>}
              company={company}
              countries={countries}
              today={today}
            />
          </Allowed>
        )}
      </section>
    </>
  );
}
