import { daysBetween } from './statement';

export type SentReminder = { number: string; step: number; at: Date };

/**
 * The next reminder of an invoice that is due now, counted from 1, or null. Steps follow each other: after a pause, or
 * when the job did not run, the next one still waits as many days as lie between the two.
 */
export function nextReminder(
  { dueOn, today, sent }: { dueOn: string; today: string; sent: { step: number; day: string }[] },
  reminderDays: number[],
): number | null {
  const last = sent.reduce<{ step: number; day: string } | null>(
    (latest, one) => (!latest || one.step > latest.step ? one : latest),
    null,
  );
  const step = (last?.step ?? 0) + 1;
  const wanted = reminderDays[step - 1];
  if (wanted === undefined || daysBetween(dueOn, today) < wanted) return null;
  const gap = last ? wanted - reminderDays[last.step - 1]! : 0;
  return last && daysBetween(last.day, today) < gap ? null : step;
}
