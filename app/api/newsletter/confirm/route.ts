import { route } from '@/lib/api/route';
import { anyone } from '@/lib/api/who';
import { confirmSubscription } from '@/lib/newsletter/commands';
import { linkToken, newsletterAnswer } from '@/lib/newsletter/schema';

export const POST = route(
  {
    who: anyone,
    summary: 'Confirm the newsletter with the secret of the mailed link',
    body: linkToken,
    answer: newsletterAnswer,
    limit: { name: 'newsletter-link', count: 60, seconds: 600 },
  },
  ({ who, body }) => confirmSubscription(who, body),
);
