import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { revokeCertificate } from '@/lib/taxes/commands/certificates';
import { certificateId, certificateParams, revocationInput } from '@/lib/taxes/schema/certificate';

export const PUT = defineRoute(
  {
    access: staff('taxes.edit'),
    summary: 'Revoke a tax exemption certificate; orders placed under it stay exempt',
    params: certificateParams,
    body: revocationInput,
    response: certificateId,
  },
  async ({ caller, params: { id }, body }) => revokeCertificate(caller, id, body.why),
);
