import { z } from 'zod';

const count = z.number();

/** What a run of the job has erased, by kind. */
export const erasureCounts = z.strictObject({
  messages: count,
  searches: count,
  auditAddresses: count,
  failedMails: count,
  unverifiedAccounts: count,
});

/** What was erased on one day; `finishedAt` is null while more is to be erased. Times are ISO strings. */
export type ErasureReport = {
  day: string;
  startedAt: string;
  finishedAt: string | null;
  counts: z.infer<typeof erasureCounts>;
};
