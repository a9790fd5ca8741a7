import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changePublication } from '@/lib/content/commands/publish';
import { idFromAddress } from '@/lib/content/rules/kinds';
import { contentParams, contentResponse, publicationInput } from '@/lib/content/schema';

export const PUT = defineRoute(
  {
    access: staff('content.edit'),
    summary: 'Publish a page or an article, now or at a time, or take either back',
    params: contentParams,
    body: publicationInput,
    response: contentResponse,
  },
  ({ caller, params: { kind, id }, body }) => changePublication(caller, kind, idFromAddress(id), body),
);
