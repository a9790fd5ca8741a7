import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { createProposedDrafts } from '@/lib/purchasing/commands/drafts';
import { createdDrafts, proposalInput } from '@/lib/purchasing/schema/orders';

export const POST = defineRoute(
  {
    access: staff('purchasing.edit'),
    summary: 'Make drafts of what is proposed to order from these suppliers; a repeat adds nothing',
    body: proposalInput,
    response: createdDrafts,
    status: 201,
  },
  ({ caller, body }) => createProposedDrafts(caller, body.supplierIds),
);
