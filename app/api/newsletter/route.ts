import { route } from '@/lib/api/route';
import { anyone } from '@/lib/api/who';
import { subscribe } from '@/lib/newsletter/commands';
import { newsletterAnswer, subscribeInput } from '@/lib/newsletter/schema';

export const POST = route(
  {
    who: anyone,
    summary: 'Ask for the newsletter: a mail with a link to confirm goes to the address',
    body: subscribeInput,
    answer: newsletterAnswer,
    limit: { name: 'newsletter', count: 10, seconds: 600 },
  },
  ({ who, body }) => subscribe(who, body),
);
