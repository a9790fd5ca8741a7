import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { approvePage } from '@/lib/content/commands';

export const PUT = defineRoute(
  {
    access: staff('content.edit'),
    summary: 'Approve a page that was made from a template, so that it no longer counts as a draft',
    params: z.strictObject({ slug: z.string().regex(/^[a-z0-9-]{1,60}$/) }),
    response: z.strictObject({ done: z.boolean() }),
  },
  ({ caller, params }) => approvePage(caller, params.slug),
);
