import type { Filter } from 'mongodb';
import { daySpan } from '../shared/dates';
import { pageOf, type Page } from '../shared/paging';
import { auditRecords, type AuditDocument } from './collection';
import { differencesOf } from './rules';
import type { AuditFilters, AuditRecord } from './schema';

const pageSize = 50;

function recordView({
  _id,
  at,
  actor,
  as,
  action,
  subject,
  before,
  after,
  from,
}: AuditDocument): AuditRecord {
  return {
    id: _id.toHexString(),
    at: at.toISOString(),
    actor: actor?.email ?? null,
    as: as?.email ?? null,
    from: from ?? null,
    action,
    subject: { kind: subject.kind, id: subject.id, name: subject.name ?? subject.id },
    differences: differencesOf(before, after),
  };
}

function filterOf({ kind, actor, from, to }: AuditFilters, timeZone: string): Filter<AuditDocument> {
  return {
    ...(kind && { 'subject.kind': kind }),
    ...(actor && { 'actor.email': actor.toLowerCase() }),
    ...((from || to) && {
      at: daySpan({ from, to }, timeZone),
    }),
  };
}

/** One page of changes, newest first or as sorted; days are in `timeZone`. */
export async function listChanges(
  filters: AuditFilters,
  timeZone: string,
  page: number,
): Promise<Page<AuditRecord>> {
  const filter = filterOf(filters, timeZone);
  const [found, total] = await Promise.all([
    auditRecords()
      .find(filter)
      .sort({ at: filters.sort === 'at' ? 1 : -1 })
      .skip((page - 1) * pageSize)
      .limit(pageSize)
      .toArray(),
    auditRecords().countDocuments(filter),
  ]);
  return pageOf(found.map(recordView), page, pageSize, total);
}

/** Streams every change that matches the filters, newest first or as sorted, for the export. */
export async function* eachChange(filters: AuditFilters, timeZone: string): AsyncGenerator<AuditRecord> {
  for await (const record of auditRecords()
    .find(filterOf(filters, timeZone))
    .sort({ at: filters.sort === 'at' ? 1 : -1 })) {
    yield recordView(record);
  }
}
