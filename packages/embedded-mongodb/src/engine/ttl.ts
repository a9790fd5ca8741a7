import { select } from '../plan/select';
import { environment } from '../query/environment';
import type { Store } from '../storage/store';
import { forgetOld } from './retryable-writes';

/** Removes the documents whose date under a TTL index lies too far back. */
export function expire(store: Store, now: Date): void {
  for (const collection of store.collections.values())
    for (const { record, fields } of collection.indexes) {
      const [field] = fields;
      if (record.expireAfterSeconds === undefined || !field) continue;
      const filter = { [field.path]: { $lte: new Date(now.getTime() - record.expireAfterSeconds * 1000) } };
      for (const row of select(collection, { filter, env: environment() }).rows)
        collection.remove(row.record, row.doc);
    }
  forgetOld(store, now);
}
