import { signedIn, staff } from '@/lib/api/access';
import { pdfResponse } from '@/lib/api/pdf-response';
import { defineRoute } from '@/lib/api/route';
import { findMembership } from '@/lib/companies/queries/memberships';
import { mayInCompany } from '@/lib/companies/rules/rights';
import { maxDocumentBytes } from '@/lib/documents/rules';
import { limitUploads } from '@/lib/images/commands';
import { fail } from '@/lib/shared/result';
import { storeCertificateFile } from '@/lib/taxes/commands/certificates';
import { readCertificateFile } from '@/lib/taxes/queries/certificates';
import { certificateId, certificateParams } from '@/lib/taxes/schema/certificate';
import { may } from '@/lib/users/rules/rights';

/** Whether the certificate is that of a company whose documents the person may see. */
async function isAdminOf(holderId: string, userId: string): Promise<boolean> {
  const membership = await findMembership(holderId, userId);
  return membership !== null && mayInCompany(membership, 'documents.view');
}

export const GET = defineRoute(
  {
    access: signedIn,
    summary:
      'The scanned certificate, for its customer, the admins of its company and staff who may see certificates',
    params: certificateParams,
  },
  async ({ caller: { userId, role }, params: { id } }) => {
    const file = await readCertificateFile(id);
    const isHolder = file && (file.userId === userId || (await isAdminOf(file.userId, userId)));
    if (!file || !(isHolder || may(role, 'taxes.view')))
      return fail('not-found', 'no-such-file', 'There is no such file.');
    return pdfResponse('tax-certificate.pdf', file.bytes);
  },
);

export const PUT = defineRoute(
  {
    access: staff('taxes.edit'),
    summary: 'Store the scanned certificate: the raw bytes of a PDF file of at most 10 MB',
    params: certificateParams,
    bytes: maxDocumentBytes,
    response: certificateId,
    limit: { name: 'documents', count: 60, seconds: 600 },
  },
  async ({ caller, params: { id }, bytes }) =>
    (await limitUploads(caller.userId)) ?? storeCertificateFile(caller, id, bytes),
);
