import { staff } from '@/lib/api/access';
import { csvResponse } from '@/lib/api/csv-response';
import { defineRoute } from '@/lib/api/route';
import { eachSubscriber } from '@/lib/newsletter/queries/subscribers';
import { subscriberStateNames } from '@/lib/newsletter/rules/subscribers';
import { subscriberFilters } from '@/lib/newsletter/schema/subscribers';

const header = ['email', 'status', 'signed up', 'confirmed', 'unsubscribed'];

export const GET = defineRoute(
  {
    access: staff('newsletter.view'),
    produces: 'text/csv',
    summary: 'The newsletter subscribers that the filters leave, as CSV',
    query: subscriberFilters,
  },
  async ({ query }) =>
    csvResponse(
      'subscribers.csv',
      header,
      eachSubscriber(query),
      ({ email, state, subscribedAt, confirmedAt, unsubscribedAt }) => [
        [email, subscriberStateNames[state], subscribedAt, confirmedAt ?? '', unsubscribedAt ?? ''],
      ],
    ),
);
