import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { previewInput, previewResponse } from '@/lib/content/schema';
import { renderMarkdown } from '@/lib/platform/markdown';
import { ok } from '@/lib/shared/result';

export const POST = defineRoute(
  {
    access: staff('content.edit'),
    summary: 'Render a Markdown text as the public page would show it',
    body: previewInput,
    response: previewResponse,
  },
  async ({ body }) => ok({ html: renderMarkdown(body.body) }),
);
