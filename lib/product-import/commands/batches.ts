import { Binary, ObjectId } from 'mongodb';
import { now } from '../../platform/clock';
import { fail, ok, type Result } from '../../shared/result';
import type { Staff } from '../../users/types';
import { plannedImports, type ImportKind } from '../collection';
import type { ImportPlan, ImportResult, ImportRow } from '../schema';

// A batch ends after this many records or milliseconds, so that the browser can show progress.
const maxAtOnce = 100;
const maxLength = 8_000;

/** The rows of a file that are about one record. */
type Planned = { rows: ImportRow[] };
type Outcome = { rows: ImportRow[]; expire: string[] };

/** How files of one kind are read and carried out. */
export type Importer<T extends Planned> = {
  kind: ImportKind;
  /** What importing a file would do, record by record, or only its rows `only`; an error message if it can't be read. */
  plan: (file: Buffer, only?: ReadonlySet<number>) => Promise<T[] | string>;
  carryOut: (actor: Staff | null, planned: T) => Promise<Outcome>;
};

const unreadable = (message: string) =>
  fail('invalid', 'unreadable-file', message, { fields: { file: message } });

const isWork = ({ rows }: Planned) => rows.some(({ action }) => action === 'create' || action === 'update');

/** Reads a file, stores it, and returns what an import would do with each row. Changes nothing else. */
export async function planFile<T extends Planned>(
  { kind, plan }: Importer<T>,
  actor: Staff | null,
  file: Buffer,
): Promise<Result<ImportPlan>> {
  const planned = await plan(file);
  if (typeof planned === 'string') return unreadable(planned);
  const id = new ObjectId().toHexString();
  await plannedImports().insertOne({
    _id: id,
    kind,
    at: now(),
    actor: actor?.email ?? null,
    file: new Binary(file),
    records: planned.filter(isWork).map(({ rows }) => rows.map(({ row }) => row)),
  });
  const inOrder = planned.flatMap(({ rows }) => rows).sort((a, b) => a.row - b.row);
  return ok({ id, rows: inOrder });
}

/**
 * Runs one batch of a planned import, starting at record index `from`, and returns the outcome of each of its rows.
 * The plan is computed again, so repeating a batch changes nothing more.
 */
export async function runBatch<T extends Planned>(
  { kind, plan, carryOut }: Importer<T>,
  actor: Staff | null,
  id: string,
  from: number,
): Promise<Result<ImportResult>> {
  const stored = await plannedImports().findOne({ _id: id, kind });
  if (!stored) return fail('not-found', 'no-such-import', 'The file is no longer there. Choose it again.');
  const mine = stored.records.slice(from, from + maxAtOnce);
  const planned = await plan(Buffer.from(stored.file.buffer), new Set(mine.flat()));
  if (typeof planned === 'string') return unreadable(planned);
  const began = Date.now();
  const rows: ImportRow[] = [];
  const expire = new Set<string>();
  let place = from;
  for (const record of planned) {
    if (Date.now() - began > maxLength) break;
    const done = await carryOut(actor, record);
    for (const tag of done.expire) expire.add(tag);
    rows.push(...done.rows);
    place++;
  }
  const total = stored.records.length;
  return ok({ rows, next: place < total ? place : null, total }, [...expire]);
}

/** The rows of a record that a command rejected, with its message at the column that it names. */
export function rejectedRows(
  rows: ImportRow[],
  { message, fields = {} }: { message: string; fields?: Record<string, string> },
): ImportRow[] {
  const [[path, text] = ['sku', message]] = Object.entries(fields);
  const field = path.split('.').at(-1) ?? 'sku';
  return rows.map((row): ImportRow => ({ ...row, action: 'wrong', problems: [{ field, message: text }] }));
}
