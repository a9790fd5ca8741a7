import { composeMail, type PendingMail } from '../mail/outbox';
import type { MailIdentity } from '../mail/types';
import { siteUrl } from '../platform/env';
import { jobs, type JobName } from './rules';
import type { JobRecord } from './types';

/** The mails to the owners about a job that fails, hangs or is not called. */
export function alarmMails(
  name: JobName,
  { failures, error, finishedAt }: JobRecord,
  owners: string[],
  shop: MailIdentity,
): PendingMail[] {
  const what = failures
    ? `It has failed ${failures} times in a row, the last time with: ${error ?? 'no message'}`
    : 'Its last run has not ended, or nobody calls it.';
  const template = {
    subject: `The scheduled job “${name}” needs attention`,
    heading: 'A scheduled job needs attention',
    paragraphs: [
      `${jobs[name]}: ${what}`,
      finishedAt
        ? `It last ended well at ${finishedAt.toISOString()}.`
        : 'It has never ended well on this database.',
    ],
    action: { label: 'Open the jobs', url: `${siteUrl()}/dashboard/jobs` },
  };
  return owners.map((owner) => composeMail(owner, template, shop));
}
