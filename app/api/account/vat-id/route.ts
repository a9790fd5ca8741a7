import { signedIn } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { saveVatId } from '@/lib/taxes/commands/own-taxes';
import { ownTaxes } from '@/lib/taxes/schema/certificate';
import { vatIdInput } from '@/lib/taxes/schema/tax';

export const PUT = defineRoute(
  {
    access: signedIn,
    summary: 'Save your VAT ID, or remove it; its format and check digit are checked',
    body: vatIdInput,
    response: ownTaxes,
    limit: { name: 'vat-id', count: 30, seconds: 3600 },
  },
  async ({ caller, body }) => saveVatId(caller, body.vatId),
);
