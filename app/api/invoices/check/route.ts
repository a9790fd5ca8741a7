import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { verifyInvoiceChain } from '@/lib/invoices/queries/verify-chain';
import { chainCheck } from '@/lib/invoices/schema/chain';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: staff('invoices.view'),
    summary: 'Whether any issued invoice or credit note was altered or is missing, and which is the first',
    response: chainCheck,
    limit: { name: 'invoice-check', count: 30, seconds: 600 },
  },
  async () => ok(await verifyInvoiceChain()),
);
