import { eraseAuditAddresses } from '../audit/commands';
import { eraseClosedMessages } from '../contact/commands/erase-messages';
import { eraseFailedMails } from '../mail/commands';
import { now } from '../platform/clock';
import { eraseMissedSearches } from '../search/commands';
import { findShop } from '../settings/queries';
import type { Retention } from '../settings/schema/retention';
import { dayAt } from '../shared/dates';
import { ok, type Result } from '../shared/result';
import { erasureReports } from './collection';
import { eraseUnverifiedAccounts } from './commands/unverified-accounts';
import { noCounts } from './queries';
import { erasedKinds, type ErasedKind, type ErasureCounts } from './rules';

const dayLength = 86_400_000;
const reportRetention = 730 * dayLength;
/** A run ends after this long; the next one, a minute later, goes on. */
const runTime = 20_000;

/** Erases at most a few hundred records from before a moment; less than that when none is left. */
type Step = (before: Date, day: string) => Promise<{ erased: number; isDone: boolean }>;

const batch = 500;
const inBatches =
  (erase: (before: Date, limit: number) => Promise<number>): Step =>
  async (before) => {
    const erased = await erase(before, batch);
    return { erased, isDone: erased < batch };
  };

const steps: Record<ErasedKind, Step> = {
  messages: inBatches(eraseClosedMessages),
  searches: inBatches(eraseMissedSearches),
  auditAddresses: inBatches(eraseAuditAddresses),
  failedMails: inBatches(eraseFailedMails),
  unverifiedAccounts: eraseUnverifiedAccounts,
};

/** Begins the report of a day, or finds it. */
async function openReport(day: string, periods: Retention) {
  const time = now();
  const removeAt = new Date(time.getTime() + reportRetention);
  await erasureReports().updateOne(
    { _id: day },
    { $setOnInsert: { startedAt: time, periods, counts: {}, removeAt } },
    { upsert: true },
  );
  return erasureReports().findOne({ _id: day });
}

/**
 * Erases what is older than the periods of the settings, once a day, in steps of a few hundred records, and counts it in
 * the report of the day. Safe to repeat at any moment: what a stopped run has left is erased by the next one. A step whose
 * server was killed before it was counted is missing in the report.
 */
export async function runRetentionJob(): Promise<Result<ErasureCounts>> {
  const { retention, timeZone } = await findShop();
  const begun = now().getTime();
  const day = dayAt(now(), timeZone);
  const counts = { ...noCounts };
  const report = await openReport(day, retention);
  if (report?.finishedAt) return ok(counts);
  for (const kind of erasedKinds) {
    const days = retention[kind];
    if (days === null) continue;
    const before = new Date(begun - days * dayLength);
    for (let isDone = false; !isDone;) {
      if (now().getTime() - begun > runTime) return ok(counts);
      const step = await steps[kind](before, day);
      isDone = step.isDone;
      counts[kind] += step.erased;
      if (step.erased)
        await erasureReports().updateOne({ _id: day }, { $inc: { [`counts.${kind}`]: step.erased } });
    }
  }
  await erasureReports().updateOne({ _id: day }, { $set: { finishedAt: now() } });
  return ok(counts);
}
