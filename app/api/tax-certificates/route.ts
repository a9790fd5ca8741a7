import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { grantCertificate } from '@/lib/taxes/commands/certificates';
import { certificateId, certificateInput } from '@/lib/taxes/schema/certificate';

export const POST = defineRoute(
  {
    access: staff('taxes.edit'),
    summary: 'Exempt a customer from tax by a certificate',
    body: certificateInput,
    response: certificateId,
    status: 201,
  },
  async ({ caller, body }) => grantCertificate(caller, body),
);
