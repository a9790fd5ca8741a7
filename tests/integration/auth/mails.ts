import { listMails } from '@/lib/mail/queries';
import { deliverOutbox } from '@/lib/mail/worker';

/** The mails to this address, the newest first. */
export async function mailsTo(email: string) {
  await deliverOutbox();
  return (await listMails(500)).filter(({ to }) => to === email);
}

/** The secret of the link in a mail. */
export const secretIn = (text: string) => /token=([\w-]+)/.exec(text)?.[1] ?? '';
