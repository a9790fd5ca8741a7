import { z } from 'zod';

const days = (least: number) =>
  z
    .int('must be a whole number of days')
    .min(least, `must be at least ${least}`)
    .max(3650, 'must be at most 3650')
    .nullable();

/** After how many days the shop erases personal data that nothing else removes; null for never. */
export const retention = z.strictObject({
  /** Closed messages, since the last part of the conversation. */
  messages: days(30),
  /** Searches that found nothing, since the last one. */
  searches: days(7),
  /** The client addresses in records of the audit log. The records stay. */
  auditAddresses: days(7),
  /** Mails that could not be delivered, since they were written. */
  failedMails: days(7),
  /** Accounts whose email address was never confirmed, since the sign-up. */
  unverifiedAccounts: days(30),
});
export type Retention = z.infer<typeof retention>;
