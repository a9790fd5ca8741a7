import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { addReplyTemplate } from '@/lib/contact/commands/reply-templates';
import { replyTemplateInput, replyTemplateResponse } from '@/lib/contact/schema';

export const POST = defineRoute(
  {
    access: staff('messages.edit'),
    summary: 'Add a reply template',
    body: replyTemplateInput,
    response: replyTemplateResponse,
    status: 201,
  },
  ({ caller, body }) => addReplyTemplate(caller, body),
);
