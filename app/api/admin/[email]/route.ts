import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { ok, refuse } from '@/lib/shared/result';
import { findAccountByEmail } from '@/lib/users/queries';
import { adminAnswer, emailParam } from '@/lib/users/schema/answers';

export const GET = route(
  {
    who: signedIn,
    summary: 'Whether the person of this email is an admin; asked by that person or by an admin',
    params: emailParam,
    answer: adminAnswer,
  },
  async ({ who, params }) => {
    if (params.email === who.email) return ok({ admin: who.role === 'admin' });
    if (who.role !== 'admin')
      return refuse('forbidden', 'not-yours', 'You may only ask about your own account.');
    return ok({ admin: (await findAccountByEmail(params.email))?.role === 'admin' });
  },
);
