import { select } from '../plan/select';
import { createEnvironment } from '../query/environment';
import type { Store } from '../storage/store';
import { removeExpiredSessions } from './retryable-writes';

/** Removes the documents that have expired under a TTL index. */
export function removeExpiredDocuments(store: Store, now: Date): void {
  for (const collection of store.collections.values())
    for (const { record, fields } of collection.indexes) {
      const [field] = fields;
      if (record.expireAfterSeconds === undefined || !field) continue;
      const filter = { [field.path]: { $lte: new Date(now.getTime() - record.expireAfterSeconds * 1000) } };
      for (const row of select(collection, { filter, env: createEnvironment() }).rows)
        collection.remove(row.record, row.doc);
    }
  removeExpiredSessions(store, now);
}
