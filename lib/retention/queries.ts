import { erasureReports } from './collection';
import type { ErasureCounts } from './rules';
import type { ErasureReport } from './schema';

export const noCounts: ErasureCounts = {
  messages: 0,
  searches: 0,
  auditAddresses: 0,
  failedMails: 0,
  unverifiedAccounts: 0,
};

/** The latest reports of what was erased, the newest first. */
export async function listErasureReports(limit = 14): Promise<ErasureReport[]> {
  const found = await erasureReports().find().sort({ _id: -1 }).limit(limit).toArray();
  return found.map(({ _id, startedAt, finishedAt, counts }) => ({
    day: _id,
    startedAt: startedAt.toISOString(),
    finishedAt: finishedAt?.toISOString() ?? null,
    counts: { ...noCounts, ...counts },
  }));
}
