import { randomUUID } from 'node:crypto';
import { ObjectId } from 'mongodb';
import { everything } from '../shared/cache-tags';
import { databaseTime, defineCollection } from './database';

type ChangeDocument = { _id: ObjectId; server: string; tags: string[]; at: Date };

/** What writes made stale, by the database's clock. Every server reads what the others have published. */
export const changes = defineCollection<ChangeDocument>('changes', [
  { key: { at: 1 }, expireAfterSeconds: 86_400 },
]);

type Listener = (tags: string[]) => void;

// Next may load this module several times in a process.
const held = globalThis as { hexboltServer?: string; hexboltListeners?: Set<Listener> };

/** Names this process in what it publishes. */
const serverId = () => (held.hexboltServer ??= randomUUID());

/**
 * Calls `listener` with the tags that a write made stale, on this server or another one, before what is cached under
 * them expires. It must not throw. Returns a function that ends the calls.
 */
export function onChange(listener: Listener): () => void {
  const listeners = (held.hexboltListeners ??= new Set());
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Calls the listeners of this process. */
export function announceChange(tags: string[]): void {
  for (const listener of held.hexboltListeners ?? []) listener(tags);
}

/**
 * Tells the other servers on this database which cache tags a write made stale. It is not repeated when it fails: then
 * they notice the change once their cached pages have aged.
 */
export async function publishChange(tags: string[]): Promise<void> {
  if (!tags.length) return;
  await changes().updateOne(
    { _id: new ObjectId() },
    { $setOnInsert: { server: serverId(), tags }, $currentDate: { at: true } },
    // Nobody waits for a majority: a primary that is lost with the record is rare, and the pages age all the same.
    { upsert: true, writeConcern: { w: 1 } },
  );
}

/** A record may become visible a moment after its time: what is this much older than the newest is read again. */
const overlap = 5_000;
/** A server that has read nothing for this long drops all it holds rather than read every change. */
const maxGap = 10 * 60_000;
const maxRecords = 5_000;
const maxAge = 12 * 60 * 60_000;

type Options = {
  /** Changes before this moment are in what the server holds, such as the time of the build. */
  since: Date;
  /** Drops what the server holds under these tags. */
  expire: (tags: string[]) => Promise<void>;
  /** The name of this server; its own changes are already applied. */
  server?: string;
  /** Milliseconds on a clock that is never set back. */
  time?: () => number;
};

/**
 * Reads what other servers have published. Each call of the result expires what is new since the last one; a call that
 * fails can be repeated. After ten minutes without a successful call, or with too many changes, everything expires.
 */
export function changeReader({
  since,
  expire,
  server = serverId(),
  time = () => performance.now(),
}: Options): () => Promise<void> {
  let newest = since.getTime();
  let seen = new Set<string>();
  let readAt = time();
  // Records are kept for a day: older ones are missing.
  let isOld = Date.now() - newest > maxAge;

  async function dropAll(): Promise<void> {
    const databaseNow = await databaseTime();
    await expire([everything]);
    [newest, seen, isOld] = [databaseNow.getTime(), new Set(), false];
  }

  return async () => {
    const startedAt = time();
    if (isOld || startedAt - readAt > maxGap) await dropAll();
    const records = await changes()
      .find({ at: { $gte: new Date(newest - overlap) } })
      .sort({ at: 1 })
      .limit(maxRecords)
      .toArray();
    if (records.length === maxRecords) await dropAll();
    else {
      const fresh = records.filter((record) => record.server !== server && !seen.has(String(record._id)));
      if (fresh.length) await expire([...new Set(fresh.flatMap(({ tags }) => tags))]);
      seen = new Set(records.map(({ _id }) => String(_id)));
      newest = records.at(-1)?.at.getTime() ?? newest;
    }
    readAt = startedAt;
  };
}
