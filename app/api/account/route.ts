import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { rejectLastAdminOfCompany } from '@/lib/companies/commands/members';
import { now } from '@/lib/platform/clock';
import { deleteAccount } from '@/lib/retention/commands/delete-account';
import { rejectLastAdmin } from '@/lib/users/commands/roles';
import { requireRecentSignIn } from '@/lib/users/rules/recent-sign-in';
import { done } from '@/lib/users/schema/responses';

export const DELETE = defineRoute(
  {
    access: signedIn,
    ownerOnly: true,
    summary:
      'Delete your account; orders stay without your name, invoices as the law wants. Needs a recent sign-in',
    response: done,
  },
  async ({ caller }) => {
    const rejected =
      requireRecentSignIn(caller, now()) ??
      (await rejectLastAdmin(caller)) ??
      (await rejectLastAdminOfCompany(caller));
    if (rejected) return rejected;
    return deleteAccount(caller);
  },
);
