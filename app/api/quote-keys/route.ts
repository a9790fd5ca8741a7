import { anonymous, staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { rotateQuoteKey } from '@/lib/quotes/commands/links';
import { listPublicKeys } from '@/lib/quotes/queries/links';
import { publicKeys } from '@/lib/quotes/schema/quote';
import { ok } from '@/lib/shared/result';

export const GET = defineRoute(
  {
    access: anonymous,
    summary: 'The public keys with which links of quotes can be verified, as a JSON Web Key Set',
    response: publicKeys,
  },
  async () => ok({ keys: await listPublicKeys() }),
);

export const POST = defineRoute(
  {
    access: staff('settings.edit'),
    summary: 'Replace the key that signs links of quotes; links that are out work until they expire',
    response: publicKeys,
    status: 201,
  },
  async ({ caller }) => {
    await rotateQuoteKey(caller);
    return ok({ keys: await listPublicKeys() });
  },
);
