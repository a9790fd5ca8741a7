import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { createContent } from '@/lib/content/commands/save';
import { contentKindParams, contentResponse, contentText } from '@/lib/content/schema';

export const POST = defineRoute(
  {
    access: staff('content.edit'),
    summary: 'Add a page or an article as a draft',
    params: contentKindParams,
    body: contentText,
    response: contentResponse,
    status: 201,
  },
  ({ caller, params, body }) => createContent(caller, params.kind, body),
);
