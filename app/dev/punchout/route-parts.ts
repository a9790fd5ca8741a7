import { anonymous } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { fail } from '@/lib/shared/result';
import { isSimulatorOpen } from './simulator';

/** A POST to the simulated purchasing system, which is there only where the developer pages are open. */
export const simulatorRoute = (summary: string, answer: (text: string) => Promise<Response>) =>
  defineRoute(
    {
      access: anonymous,
      ownIdempotency: true,
      summary,
      bytes: 60_000,
      limit: { name: 'punchout-simulator', count: 300, seconds: 60 },
    },
    async ({ bytes }) =>
      isSimulatorOpen()
        ? answer(bytes.toString('utf8'))
        : fail('not-found', 'not-found', 'The developer pages are closed.'),
  );
