import { z } from 'zod';
import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { checkSetupCode, completeSetup } from '@/lib/setup/commands';
import { findSetupCode } from '@/lib/setup/queries';
import { setupCodeInput, setupInput } from '@/lib/setup/schema';
import { ok } from '@/lib/shared/result';
import { loadSample, readPageTemplates } from '@/seed/setup-data';

const limit = { name: 'setup', count: 30, seconds: 600 };

export const GET = defineRoute(
  {
    access: anyone,
    summary: 'Whether this shop still has to be set up',
    response: z.strictObject({ open: z.boolean() }),
  },
  async () => ok({ open: (await findSetupCode()) !== null }),
);

export const PUT = defineRoute(
  {
    access: anyone,
    summary: 'Check the one-time code that the server prints for an empty database',
    body: setupCodeInput,
    response: z.strictObject({ done: z.boolean() }),
    cookieAlone: true,
    limit,
  },
  ({ body }) => checkSetupCode(body.code),
);

export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Set up an empty shop and create its first admin, with the one-time code',
    body: setupInput,
    response: z.strictObject({ email: z.string() }),
    status: 201,
    cookieAlone: true,
    limit,
  },
  ({ body }) => completeSetup(body, { pages: readPageTemplates, loadSample }),
);
