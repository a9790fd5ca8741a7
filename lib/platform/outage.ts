import { now } from './clock';

// The error codes of a server that is stopping, starting or handing over to another primary ("retryable" and "not
// primary" errors: https://github.com/mongodb/specifications, Server Discovery and Monitoring).
const passingCodes = new Set([6, 7, 89, 91, 189, 262, 9001, 10107, 11600, 11602, 13435, 13436]);
const awayNames =
  /^(Mongo(ServerSelection|Network|NetworkTimeout|PoolCleared|TopologyClosed|NotConnected|WriteConcernTimeout)Error|PoolClearedOnNetworkError|MongoPoolClearedError)$/;

/** Whether an error means that the database is currently unreachable. */
export function isDatabaseUnavailable(error: unknown): error is Error {
  if (!(error instanceof Error)) return false;
  const { name, code } = error as Error & { code?: unknown };
  return name === 'MongoServerError' ? passingCodes.has(code as number) : awayNames.test(name);
}

export type Line = { fields: Record<string, string | number>; message: string };

type Outage = { since: number; failures: number; unreported: number; reportedAt: number };

const reportInterval = 60_000;

// Next may load this module several times in a process, and server/ has its own copy.
const shared = globalThis as { hexboltOutage?: Outage };

/** Counts a failed operation; returns a log line when the outage begins and once a minute while it lasts. */
export function countOutageFailure(error: Error): Line | null {
  const time = now().getTime();
  const outage = shared.hexboltOutage;
  if (!outage) {
    shared.hexboltOutage = { since: time, failures: 1, unreported: 0, reportedAt: time };
    return { fields: { reason: error.message }, message: 'The database can’t be reached' };
  }
  outage.failures += 1;
  outage.unreported += 1;
  if (time - outage.reportedAt < reportInterval) return null;
  const fields = { failures: outage.unreported };
  Object.assign(outage, { unreported: 0, reportedAt: time });
  return { fields, message: 'The database still can’t be reached' };
}

/** Ends the current outage, if any, and returns its log line. */
export function endOutage(): Line | null {
  const outage = shared.hexboltOutage;
  if (!outage) return null;
  delete shared.hexboltOutage;
  const seconds = Math.round((now().getTime() - outage.since) / 1000);
  return { fields: { seconds, failures: outage.failures }, message: 'The database can be reached again' };
}
