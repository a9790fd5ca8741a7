import type { AuditFilters, AuditRecord } from './schema';

const maxText = 300;

function text(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  const written = typeof value === 'string' ? value : JSON.stringify(value);
  return written.length > maxText ? `${written.slice(0, maxText)}…` : written;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && !(value instanceof Date);

/**
 * The fields in which `before` and `after` differ, as texts; a value that isn't an object appears as the field "value".
 */
export function differencesOf(before: unknown, after: unknown): AuditRecord['differences'] {
  const old = isRecord(before) ? before : before === undefined ? {} : { value: before };
  const present = isRecord(after) ? after : after === undefined ? {} : { value: after };
  return [...new Set([...Object.keys(old), ...Object.keys(present)])]
    .map((field) => ({ field, before: text(old[field]), after: text(present[field]) }))
    .filter((each) => each.before !== each.after);
}

/** Turns "price-changed" into "Price changed". */
export function actionName(action: string): string {
  const words = action.replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The address of the audit log, or of another path, with these filters. */
export function auditHref(path: string, filters: AuditFilters & { page?: number }): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(filters)) {
    if (value && !(name === 'page' && value === 1)) query.set(name, String(value));
  }
  return query.size ? `${path}?${query}` : path;
}
