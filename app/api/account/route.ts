import { defineRoute } from '@/lib/api/route';
import { signedIn } from '@/lib/api/access';
import { deleteSignIns } from '@/lib/auth/sessions';
import { deleteCart } from '@/lib/cart/commands';
import { deleteMessages } from '@/lib/contact/commands/send-message';
import { removeCustomer } from '@/lib/discounts/commands/remove-customer';
import { deleteSubscription } from '@/lib/newsletter/commands/subscribers';
import { detachInvoices } from '@/lib/invoices/commands/detach-invoices';
import { issuePendingInvoices } from '@/lib/invoices/commands/issue-invoices';
import { anonymizeOrders } from '@/lib/orders/commands/anonymize-orders';
import { anonymizeReviews } from '@/lib/reviews/commands';
import { now } from '@/lib/platform/clock';
import { ok } from '@/lib/shared/result';
import { closeAccount, rejectLastAdmin } from '@/lib/users/commands/roles';
import { requireRecentSignIn } from '@/lib/users/rules/recent-sign-in';
import { deleteOwnViews } from '@/lib/saved-views/commands';
import { done } from '@/lib/users/schema/responses';

export const DELETE = defineRoute(
  {
    access: signedIn,
    summary:
      'Delete your account; orders stay without your name, invoices as the law wants. Needs a recent sign-in',
    response: done,
  },
  async ({ caller }) => {
    const rejected = requireRecentSignIn(caller, now()) ?? (await rejectLastAdmin(caller));
    if (rejected) return rejected;
    // The account is deleted last: if anything fails before, the person can still sign in and try again.
    // Invoices that a crash has delayed are issued while the orders still have names.
    await issuePendingInvoices();
    const forgotten = await anonymizeOrders(caller);
    if (!forgotten.ok) return forgotten;
    await detachInvoices(caller);
    await deleteCart(caller);
    await removeCustomer(caller);
    await deleteMessages(caller);
    await deleteOwnViews(caller);
    await deleteSubscription(caller);
    const stale = await anonymizeReviews(caller);
    const closed = await closeAccount(caller);
    if (!closed.ok) return closed;
    await deleteSignIns(caller);
    return ok({ done: true }, stale);
  },
);
