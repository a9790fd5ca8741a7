import { anonymous } from '@/lib/api/access';
import { goTo } from '@/lib/api/other-sites';
import { defineRoute } from '@/lib/api/route';
import { openByOci } from '@/lib/punchout/commands/oci';
import { readOci } from '@/lib/punchout/rules/oci';
import { formResponse } from '@/lib/punchout/rules/return-page';
import { findShop } from '@/lib/settings/queries';

export const POST = defineRoute(
  {
    access: anonymous,
    ownIdempotency: true,
    summary:
      'Open the shop out of a purchasing system by a form of OCI 5, proved by its USERNAME and PASSWORD; leads to the first page, or answers VALIDATE and BACKGROUND_SEARCH',
    bytes: 10_000,
    produces: 'text/html',
    limit: { name: 'punchout', count: 300, seconds: 60 },
  },
  async ({ bytes }) => {
    const opened = await openByOci(readOci(new URLSearchParams(bytes.toString())));
    if (!opened.ok) return opened;
    return 'start' in opened.value
      ? goTo(opened.value.start)
      : formResponse(opened.value, (await findShop()).name);
  },
);
