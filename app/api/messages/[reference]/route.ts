import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { changeMessage } from '@/lib/contact/commands/inbox';
import { messageChange, messageParams, messageResponse } from '@/lib/contact/schema';

export const PATCH = defineRoute(
  {
    access: staff('messages.edit'),
    summary: 'Change the status or the assignee of a message',
    params: messageParams,
    body: messageChange,
    response: messageResponse,
  },
  ({ caller, params, body }) => changeMessage(caller, params.reference, body),
);
