import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { ok, refuse } from '@/lib/shared/result';
import { saveProfile } from '@/lib/users/commands/save-profile';
import { findProfile } from '@/lib/users/queries';
import { profileInput, profileView } from '@/lib/users/schema/profile';

export const GET = route(
  { who: signedIn, summary: 'What your settings hold about you', answer: profileView },
  async ({ who }) => {
    const profile = await findProfile(who.userId);
    return profile ? ok(profile) : refuse('not-found', 'user-not-found', 'This account no longer exists.');
  },
);

export const PATCH = route(
  {
    who: signedIn,
    summary: 'Save account settings; fields that are left out stay',
    body: profileInput,
    answer: profileView,
  },
  ({ who, body }) => saveProfile(who, body),
);
