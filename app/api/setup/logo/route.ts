import { z } from 'zod';
import { anyone } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { storePicture } from '@/lib/images/commands';
import { maxUploadBytes } from '@/lib/images/rules';
import { checkSetupCode } from '@/lib/setup/commands';
import { setupCode } from '@/lib/setup/schema';
import { invalidInput } from '@/lib/api/errors';

/** The code is sent as a header, because the body is the picture. */
export const POST = defineRoute(
  {
    access: anyone,
    summary: 'Store the logo of a shop that is being set up; X-Setup-Code has the one-time code',
    bytes: maxUploadBytes,
    response: z.strictObject({ id: z.string(), url: z.string(), width: z.int(), height: z.int() }),
    status: 201,
    cookieAlone: true,
    limit: { name: 'setup-logo', count: 30, seconds: 600 },
  },
  async ({ request, bytes }) => {
    const code = setupCode.safeParse(request.headers.get('x-setup-code') ?? '');
    if (!code.success) return invalidInput(code.error, 'body');
    const proof = await checkSetupCode(code.data);
    return proof.ok ? storePicture(bytes) : proof;
  },
);
