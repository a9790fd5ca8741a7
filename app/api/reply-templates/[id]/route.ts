import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { removeReplyTemplate, saveReplyTemplate } from '@/lib/contact/commands/reply-templates';
import { replyTemplateInput, replyTemplateParams, replyTemplateResponse } from '@/lib/contact/schema';

export const PUT = defineRoute(
  {
    access: staff('messages.edit'),
    summary: 'Change a reply template',
    params: replyTemplateParams,
    body: replyTemplateInput,
    response: replyTemplateResponse,
  },
  ({ caller, params, body }) => saveReplyTemplate(caller, params.id, body),
);

export const DELETE = defineRoute(
  { access: staff('messages.edit'), summary: 'Remove a reply template', params: replyTemplateParams },
  ({ caller, params }) => removeReplyTemplate(caller, params.id),
);
