import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { ok, fail } from '@/lib/shared/result';
import { saveProfile } from '@/lib/users/commands/save-profile';
import { findProfile } from '@/lib/users/queries';
import { profileInput, profileView } from '@/lib/users/schema/profile';

export const GET = defineRoute(
  { access: signedIn, ownerOnly: true, summary: 'What your settings hold about you', response: profileView },
  async ({ caller }) => {
    const profile = await findProfile(caller.userId);
    return profile ? ok(profile) : fail('not-found', 'user-not-found', 'This account no longer exists.');
  },
);

export const PATCH = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary: 'Save account settings; fields that are left out stay',
    body: profileInput,
    response: profileView,
  },
  ({ caller, body }) => saveProfile(caller, body),
);
