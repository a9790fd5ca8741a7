import { defineRoute } from '@/lib/api/route';
import { anyone } from '@/lib/api/access';
import { sendMessage } from '@/lib/contact/commands/send-message';
import { contactResponse, contactInput } from '@/lib/contact/schema';

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Write to the shop',
    body: contactInput,
    response: contactResponse,
    status: 201,
    limit: { name: 'contact', count: 5, seconds: 600 },
  },
  ({ caller, body }) => sendMessage(caller, body),
);
