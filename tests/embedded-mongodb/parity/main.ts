import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EJSON } from 'bson';
import { MongoClient, type Db, type Document } from 'mongodb';
import { startServer } from '../../../lib/embedded-mongodb/server';
import { answerOf, contents } from './answers';
import { operation, prepare, type Operation } from './operations';
import { Random } from './random';

const perRound = 100;

/** Sends the same random operations to this database and to the one that MONGODB_URI names, and compares. */
async function main(): Promise<void> {
  const genuine = process.env.MONGODB_URI;
  if (!genuine) throw new Error('npm run parity compares with a real MongoDB: name it in MONGODB_URI');
  const total = Number(process.env.PARITY_OPERATIONS ?? 20_000);
  const seed = Number(process.env.PARITY_SEED ?? 1);
  const most = Number(process.env.PARITY_SHOW ?? 20);
  const dataDir = mkdtempSync(join(tmpdir(), 'parity-'));
  const server = await startServer({ dataDir, durable: false, crossCheck: true });
  const clients = [new MongoClient(server.uri), new MongoClient(genuine)] as const;
  const name = `parity_${process.pid}_${seed}`;
  const [ours, theirs] = [clients[0].db(name), clients[1].db(name)];
  let [done, different] = [0, 0];
  try {
    for (let round = seed * 100_000; done < total; round++) {
      const r = new Random(round);
      await prepare(
        [ours, theirs].map((db) => [db.collection('docs'), db.collection('other')]),
        r,
      );
      for (let i = 0; i < perRound && done < total; i++, done++) {
        const op = operation(r);
        const difference = await compare(ours, theirs, op);
        if (op.writes && difference) await resynchronise(ours, theirs);
        if (!difference || difference === 'unknown') continue;
        different += 1;
        if (different <= most)
          console.log(
            `\nround ${round} operation ${i}: ${EJSON.stringify(op.command, { relaxed: false })}\n${difference}`,
          );
      }
    }
    console.log(`${done} random operations, ${different} differences (seed ${seed})`);
    process.exitCode = different ? 1 : 0;
  } finally {
    await theirs.dropDatabase();
    await Promise.all(clients.map((client) => client.close()));
    await server.close();
    rmSync(dataDir, { recursive: true });
  }
}

async function compare(
  ours: Db,
  theirs: Db,
  { command, ordered, writes }: Operation,
): Promise<string | 'unknown' | undefined> {
  const [a, b] = await Promise.all([ours, theirs].map((db) => answerOf(db, command, ordered)));
  if (a !== b)
    return (await excused(ours, theirs, command, a ?? '', b ?? ''))
      ? undefined
      : firstDifference(a ?? '', b ?? '');
  // Which documents an update reached before it failed depends on the order of reading.
  if (writes && command.update && a?.includes('writeErrors')) return 'unknown';
  if (!writes) return undefined;
  const [x, y] = await Promise.all([contents(ours), contents(theirs)]);
  return x === y ? undefined : firstDifference(x ?? '', y ?? '');
}

const evaluation = (answer: string) =>
  /^error (2|9|14|28|241|\d{4,}) /.test(answer) || answer.includes('"writeErrors"');

/**
 * Which of several errors of one command comes first depends on the server's own optimizer, compiler and engine
 * (a moved $match, the order of a function's arguments, the codes of a second engine for $group):
 * two errors agree; an error against a result agrees when the pipeline up to the failing stage fails on both.
 */
async function excused(ours: Db, theirs: Db, command: Document, a: string, b: string): Promise<boolean> {
  if (evaluation(a) && evaluation(b) && computes(command)) return true;
  if (evaluation(a) === evaluation(b)) return false;
  for (const filter of computedFilters(command)) {
    const [x, y] = await Promise.all(
      [ours, theirs].map((db) => answerOf(db, { find: 'docs', filter }, false)),
    );
    if (evaluation(x ?? '') && evaluation(y ?? '')) return true;
  }
  if (!Array.isArray(command.pipeline)) return false;
  for (let n = 1; n <= command.pipeline.length; n++) {
    const part = { ...command, pipeline: command.pipeline.slice(0, n) };
    const [x, y] = await Promise.all([ours, theirs].map((db) => answerOf(db, part, false)));
    if (evaluation(x ?? '') || evaluation(y ?? '')) return evaluation(x ?? '') && evaluation(y ?? '');
  }
  return false;
}

function computes(command: Document): boolean {
  const updates = (command.updates as Document[] | undefined) ?? [];
  const pipelines = [command.pipeline, command.update, ...updates.map(({ u }) => u as unknown)].some(
    Array.isArray,
  );
  return pipelines || Boolean(command.projection) || computedFilters(command).length > 0;
}

function computedFilters(v: unknown): Document[] {
  if (typeof v !== 'object' || v === null) return [];
  return Object.entries(v).flatMap(([name, x]) =>
    name === '$expr' ? [{ $expr: x as unknown }] : computedFilters(x),
  );
}

async function resynchronise(ours: Db, theirs: Db): Promise<void> {
  const docs = await theirs
    .collection('docs')
    .find({}, { promoteValues: false, promoteLongs: false, bsonRegExp: true })
    .toArray();
  await ours.collection('docs').deleteMany({});
  if (docs.length) await ours.collection('docs').insertMany(docs);
}

function firstDifference(ours: string, theirs: string): string {
  const [a, b] = [ours.split('\n'), theirs.split('\n')];
  const at = a.findIndex((line, i) => line !== b[i]);
  const i = at < 0 ? a.length : at;
  return `  ours ${a.length}: ${a[i]?.slice(0, 700)}\n  real ${b.length}: ${b[i]?.slice(0, 700)}`;
}

await main();
