import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeCertificate } from '@/lib/taxes/commands/certificates';
import { certificateChange, certificateId, certificateParams } from '@/lib/taxes/schema/certificate';

export const PUT = defineRoute(
  {
    access: staff('taxes.edit'),
    summary: 'Change a tax exemption certificate that is not revoked',
    params: certificateParams,
    body: certificateChange,
    response: certificateId,
  },
  async ({ caller, params: { id }, body }) => changeCertificate(caller, id, body),
);
