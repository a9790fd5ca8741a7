import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { findCompany } from '@/lib/companies/queries/companies';
import { noSuchCompany } from '@/lib/companies/rules/members';
import { companyParams } from '@/lib/companies/schema/company';
import { grantCompanyCertificate } from '@/lib/taxes/commands/certificates';
import { certificateId, companyCertificateInput } from '@/lib/taxes/schema/certificate';

export const POST = defineRoute(
  {
    access: staff('taxes.edit'),
    summary: 'Exempt a company from tax by a certificate',
    params: companyParams,
    body: companyCertificateInput,
    response: certificateId,
    status: 201,
  },
  async ({ caller, params: { id }, body }) => {
    const company = await findCompany(id);
    return company ? grantCompanyCertificate(caller, company, body) : noSuchCompany();
  },
);
