import { route } from '@/lib/api/route';
import { signedIn } from '@/lib/api/who';
import { forgetSignIns } from '@/lib/auth/leave';
import { refuseStale } from '@/lib/auth/recent';
import { forgetCart } from '@/lib/cart/commands';
import { forgetCustomer } from '@/lib/orders/commands/forget-customer';
import { forgetAuthor } from '@/lib/reviews/commands';
import { ok } from '@/lib/shared/result';
import { closeAccount, refuseLastAdmin } from '@/lib/users/commands/roles';
import { done } from '@/lib/users/schema/answers';

export const DELETE = route(
  {
    who: signedIn,
    summary: 'Delete your account; orders stay without your name. Needs a recent sign-in',
    answer: done,
  },
  async ({ who }) => {
    const refused = refuseStale(who) ?? (await refuseLastAdmin(who));
    if (refused) return refused;
    // The account goes last: whatever stops this half way, the person can do it again.
    const forgotten = await forgetCustomer(who);
    if (!forgotten.ok) return forgotten;
    await forgetCart(who);
    const stale = await forgetAuthor(who);
    const closed = await closeAccount(who);
    if (!closed.ok) return closed;
    await forgetSignIns(who);
    return ok({ done: true }, stale);
  },
);
