import { verifyEmail } from '@/lib/auth/email-verification';
import { listMails } from '@/lib/mail/queries';
import { deliverOutbox } from '@/lib/mail/worker';

let count = 0;
export const signUpInput = () => ({
  name: 'Some Body',
  email: `somebody${++count}@people.example`,
  password: 'a password of mine',
});

/** The secret in the latest mail to this address. */
export async function mailedSecret(email: string): Promise<string | undefined> {
  await deliverOutbox();
  const mail = (await listMails(200)).find(({ to }) => to === email);
  return mail && /token=([\w-]+)/.exec(mail.text)?.[1];
}

export const failureOf = (result: Awaited<ReturnType<typeof verifyEmail>>) =>
  result.ok ? null : result.failure.code;
