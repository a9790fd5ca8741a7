import { now } from '../../platform/clock';
import { isDuplicateKey } from '../../platform/database';
import { sha256 } from '../../platform/hash';
import { fail, ok, type Result } from '../../shared/result';
import { bankEntries } from '../collection';
import type { ReadEntry } from '../rules/bank-csv';
import { bankWords } from '../rules/bank-words';
import type { Match } from '../rules/bank-match';
import type { StatementEntry, StatementReport } from '../schema';
import type { BankLayout } from '../schema/bank-layout';
import { rememberBankLayout } from './bank-layouts';
import { maxEntries, readStatement } from './read-statement';
import { findMatch, finishBankWork } from './match-entries';

/** How many entries a report shows. */
const previewed = 5;

type Identified = { _id: string; source?: string; entry: StatementEntry };

/** The entries under their ids: equal ones of a file are told apart by their position among each other. */
function withIds(entries: ReadEntry[]): Identified[] {
  const seen = new Map<string, number>();
  const hashOf = (content: string) => {
    const position = seen.get(content) ?? 0;
    seen.set(content, position + 1);
    const hash = Buffer.from(sha256(`${content} ${position}`), 'base64url').toString('hex');
    return hash.slice(0, 24);
  };
  return entries.map(({ entry, source }) => {
    const { account, on, amount, currency, name, iban, text, reference } = entry;
    const _id = hashOf(JSON.stringify([account, on, amount, currency, name, iban, text, reference]));
    return source ? { _id, source: hashOf(`row ${source}`), entry } : { _id, entry };
  });
}

/** Those of the entries that are not imported yet: neither they themselves nor their rows, read in another way. */
async function findFresh(entries: Identified[]): Promise<Identified[]> {
  const ids = entries.map(({ _id }) => _id);
  const sources = entries.flatMap(({ source }) => source ?? []);
  const projection = { _id: 1, source: 1 } as const;
  const [byId, byRow] = await Promise.all([
    bankEntries()
      .find({ _id: { $in: ids } }, { projection })
      .toArray(),
    bankEntries()
      .find({ source: { $in: sources } }, { projection })
      .toArray(),
  ]);
  const known = new Set([...byId, ...byRow].flatMap(({ _id, source }) => (source ? [_id, source] : [_id])));
  return entries.filter(({ _id, source }) => !known.has(_id) && !(source && known.has(source)));
}

/** Stores an entry once, however many servers read it at the same time. */
async function store({ _id, source, entry }: Identified, file: string): Promise<void> {
  const start = { open: entry.amount, state: 'open' as const, assignments: [], proposal: null };
  const words = bankWords({ ...entry, ...start });
  const document = { ...entry, ...start, words, decision: null, file, importedAt: now(), version: 0 };
  const row = source ? { ...document, source } : document;
  try {
    await bankEntries().updateOne({ _id }, { $setOnInsert: { ...row, unmatched: true } }, { upsert: true });
  } catch (error) {
    if (!isDuplicateKey(error)) throw error;
  }
}

type Import = { name: string; isDryRun: boolean; layout?: BankLayout | null };

/**
 * Imports the entries of a bank statement (CSV or CAMT.053), each once however often its file comes, and assigns those
 * that name their order. Nothing is stored unless the whole file can be read. `layout` says how to read a CSV file, and is
 * remembered for the next one. A dry run only says what would happen. Fails with `unreadable` and why.
 */
export async function importStatement(
  bytes: Buffer,
  { name, isDryRun, layout = null }: Import,
): Promise<Result<StatementReport>> {
  const { problem, entries: read, csv, beginnings } = await readStatement(bytes, layout);
  if (problem && !(isDryRun && csv)) return fail('invalid', 'unreadable', problem);
  if (read.length > maxEntries) return fail('invalid', 'unreadable', 'The file has too many entries.');
  const entries = withIds(read);
  const fresh = await findFresh(entries);
  const known = entries.length - fresh.length;
  const preview = entries.slice(0, previewed).map(({ entry }) => entry);
  const report = { entries: entries.length, added: fresh.length, known, isDryRun, problem, csv, preview };
  if (isDryRun) {
    const matches: Match[] = [];
    for (const { entry } of fresh) matches.push(await findMatch(entry));
    const matched = matches.filter(({ assign }) => assign.length).length;
    return ok({ ...report, matched, proposed: matches.filter(({ proposal }) => proposal).length });
  }
  if (layout && beginnings) await rememberBankLayout(layout, beginnings);
  for (const entry of fresh) await store(entry, name);
  await finishBankWork();
  const after = await bankEntries()
    .find({ _id: { $in: fresh.map(({ _id }) => _id) } })
    .toArray();
  const matched = after.filter(({ assignments }) => assignments.length).length;
  return ok({ ...report, matched, proposed: after.filter(({ proposal }) => proposal).length });
}
