/** What a scheduler has to call each minute, below /api/cron. */
const everyMinute = ['orders', 'mail'];

/** Does what a scheduler would: one of the calls below /api/cron of the shop at `origin`. Whether it was done. */
export async function runJob(origin: string, chore: string): Promise<boolean> {
  const answer = await fetch(`${origin}/api/cron/${chore}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${process.env.CRON_SECRET}` },
  }).catch(() => null);
  return answer?.ok ?? false;
}

/** Calls each minute's chores for a shop that has no scheduler, as long as this process lives. */
export function startScheduler(origin: string): NodeJS.Timeout {
  return setInterval(() => everyMinute.forEach((chore) => void runJob(origin, chore)), 60_000).unref();
}
