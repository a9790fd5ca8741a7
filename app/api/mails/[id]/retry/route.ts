import { z } from 'zod';
import { staff } from '@/lib/api/access';
import { defineRoute } from '@/lib/api/route';
import { recordChange } from '@/lib/audit/commands';
import { retryFailedMail } from '@/lib/mail/commands';
import { fail, ok } from '@/lib/shared/result';

export const POST = defineRoute(
  {
    access: staff('mails.edit'),
    summary: 'Send a mail again that could not be delivered',
    params: z.strictObject({ id: z.string().regex(/^[\w-]{43}$/, 'is not the id of a mail') }),
    response: z.object({ to: z.string(), subject: z.string() }),
  },
  async ({ caller, params }) => {
    const mail = await retryFailedMail(params.id);
    if (!mail) return fail('not-found', 'no-failed-mail', 'This mail is not among the failed ones any more.');
    const { id, to, subject } = mail;
    await recordChange({
      actor: caller,
      action: 'mail-retried',
      subject: { kind: 'mail', id, name: subject },
      after: { to },
    });
    return ok({ to, subject });
  },
);
