import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { EJSON } from 'bson';
import { MongoClient, type Db } from 'mongodb';
import { startServer } from '../../src/server';
import { replyOf, collectionContents } from './replies';
import { areErrorsEquivalent } from './errors';
import { randomOperation, prepareCollections, type Operation } from './operations';
import { Random } from './random';

const operationsPerRound = 100;

/** Runs the same random operations on this database and on the MongoDB server in MONGODB_URI and compares the replies. */
async function main(): Promise<void> {
  const genuine = process.env.MONGODB_URI;
  if (!genuine) throw new Error('npm run parity needs the URI of a MongoDB server in MONGODB_URI');
  const total = Number(process.env.PARITY_OPERATIONS ?? 20_000);
  const seed = Number(process.env.PARITY_SEED ?? 1);
  const maxShown = Number(process.env.PARITY_SHOW ?? 20);
  const dataDir = mkdtempSync(join(tmpdir(), 'parity-'));
  const server = await startServer({ dataDir, durable: false, crossCheck: true });
  const clients = [new MongoClient(server.uri), new MongoClient(genuine)] as const;
  const name = `parity_${process.pid}_${seed}`;
  const [ours, theirs] = [clients[0].db(name), clients[1].db(name)];
  const found = { difference: 0, order: 0, error: 0 };
  let done = 0;
  try {
    for (let round = Number(process.env.PARITY_ROUND ?? seed * 100_000); done < total; round++) {
      const r = new Random(round);
      await prepareCollections(
        [ours, theirs].map((db) => [db.collection('docs'), db.collection('other')]),
        r,
      );
      for (let i = 0; i < operationsPerRound && done < total; i++, done++) {
        const op = randomOperation(r);
        const { verdict, text } = await compareReplies(ours, theirs, op);
        found.error += Number(text === 'error');
        if (verdict !== 'same' && op.writes) await resynchronize(ours, theirs);
        if (verdict === 'order' && text !== 'error') found.order += 1;
        if (verdict !== 'different') continue;
        found.difference += 1;
        if (found.difference <= maxShown)
          console.log(
            `\nround ${round} operation ${i}: ${EJSON.stringify(op.command, { relaxed: false })}\n${text}`,
          );
      }
    }
    console.log(
      `${done} random operations, ${found.difference} differences (seed ${seed}); ${found.error} failed alike, ${found.order} more reported another of their errors first`,
    );
    process.exitCode = found.difference ? 1 : 0;
  } finally {
    await theirs.dropDatabase();
    await Promise.all(clients.map((client) => client.close()));
    await server.close();
    rmSync(dataDir, { recursive: true });
  }
}

/** `order` means that both servers know both errors but report different ones. Writes before the error are not compared. */
type Comparison = { verdict: 'same' | 'order' | 'different'; text?: string };

async function compareReplies(
  ours: Db,
  theirs: Db,
  { command, ordered, writes }: Operation,
): Promise<Comparison> {
  const [a = '', b = ''] = await Promise.all([ours, theirs].map((db) => replyOf(db, command, ordered)));
  const fails = a.startsWith('error') || a.includes('writeErrors');
  if (a !== b)
    return (await areErrorsEquivalent([ours, theirs], command, a, b))
      ? { verdict: 'order' }
      : { verdict: 'different', text: firstDifference(a, b) };
  if (!writes) return { verdict: 'same', text: fails ? 'error' : undefined };
  // Which documents an update changes before it fails depends on the scan order.
  if (fails && command.update) return { verdict: 'order', text: 'error' };
  const [x = '', y = ''] = await Promise.all([collectionContents(ours), collectionContents(theirs)]);
  return x === y
    ? { verdict: 'same', text: fails ? 'error' : undefined }
    : { verdict: 'different', text: firstDifference(x, y) };
}

async function resynchronize(ours: Db, theirs: Db): Promise<void> {
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
  return `  ours ${a.length}: ${a[i]?.slice(0, 700)}\n  theirs ${b.length}: ${b[i]?.slice(0, 700)}`;
}

await main();
