import { route } from '@/lib/api/route';
import { anyone } from '@/lib/api/who';
import { sendMessage } from '@/lib/contact/commands';
import { contactAnswer, contactInput } from '@/lib/contact/schema';

export const POST = route(
  {
    who: anyone,
    summary: 'Write to the shop',
    body: contactInput,
    answer: contactAnswer,
    status: 201,
    limit: { name: 'contact', count: 5, seconds: 600 },
  },
  ({ who, body }) => sendMessage(who, body),
);
