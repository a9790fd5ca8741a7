import { MongoClient, type Collection, type Db } from 'mongodb';
import { setTimeout as pause } from 'node:timers/promises';
import { ensureServer, stopServer } from '../../src/launcher';
import { ownerOf } from '../../src/lock';

type Row = { _id: number; group: number; twin: number };
export type Verdict = {
  acknowledged: number;
  missing: number[];
  partial: number[];
  indexes: boolean;
  counter: boolean;
};

const documentsPerGroup = 5;

/** Kills the server at a random moment under writes and verifies the data after each restart. */
export async function killRounds(dataDir: string, rounds: number, random: () => number): Promise<Verdict> {
  const verdict: Verdict = { acknowledged: 0, missing: [], partial: [], indexes: true, counter: true };
  let next = 1;
  for (let round = 0; round < rounds; round++) {
    const { uri, pid } = await ensureServer({ dataDir, idleSeconds: 60 });
    const client = new MongoClient(uri, { serverSelectionTimeoutMS: 10_000, retryWrites: false });
    const db = client.db('soak');
    await db.collection('rows').createIndex({ group: 1 });
    const before = await counterOf(db);
    const acknowledged: number[] = [];
    let [counted, writing] = [0, true];
    const first = next;
    const insert = async () => {
      while (writing) {
        const group = next++;
        await insertGroup(db.collection<Row>('rows'), group);
        acknowledged.push(group);
      }
    };
    const count = async () => {
      while (writing) {
        await db
          .collection<{ _id: string; n: number }>('counter')
          .updateOne({ _id: 'one' }, { $inc: { n: 1 } }, { upsert: true });
        counted += 1;
      }
    };
    const work = Promise.allSettled([insert(), insert(), count()]);
    await pause(5 + random() * 120);
    process.kill(pid, 'SIGKILL');
    while (ownerOf(dataDir)?.pid === pid) await pause(2);
    await work;
    writing = false;
    await client.close();
    await verify(dataDir, verdict, acknowledged, first, { before, counted });
  }
  await stopServer(dataDir);
  return verdict;
}

const insertGroup = (rows: Collection<Row>, group: number) =>
  rows.insertMany(
    Array.from({ length: documentsPerGroup }, (_, i) => ({
      _id: group * documentsPerGroup + i,
      group,
      twin: group,
    })),
  );

const counterOf = async (db: Db) =>
  (await db.collection<{ _id: string; n: number }>('counter').findOne({ _id: 'one' }))?.n ?? 0;

async function verify(
  dataDir: string,
  verdict: Verdict,
  acknowledged: number[],
  first: number,
  count: { before: number; counted: number },
): Promise<void> {
  const { uri } = await ensureServer({ dataDir, idleSeconds: 60 });
  const client = new MongoClient(uri, { serverSelectionTimeoutMS: 10_000 });
  const db = client.db('soak');
  const rows = await db
    .collection<Row>('rows')
    .find({}, { hint: { $natural: 1 } })
    .toArray();
  const sizes = new Map<number, number>();
  for (const { group, twin } of rows) if (group === twin) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  verdict.acknowledged += acknowledged.length + count.counted;
  verdict.missing.push(...acknowledged.filter((group) => sizes.get(group) !== documentsPerGroup));
  verdict.partial.push(
    ...[...sizes]
      .filter(([group, size]) => group >= first && size !== documentsPerGroup)
      .map(([group]) => group),
  );
  const byIndex = await db
    .collection<Row>('rows')
    .find({ group: { $gte: 0 } }, { hint: { group: 1 } })
    .toArray();
  const byId = await db
    .collection<Row>('rows')
    .find({ _id: { $gte: 0 } }, { hint: { _id: 1 } })
    .toArray();
  verdict.indexes &&= byIndex.length === rows.length && byId.length === rows.length;
  const after = await counterOf(db);
  // There may be one more than acknowledged: a write whose reply was lost in the kill.
  verdict.counter &&= after >= count.before + count.counted && after <= count.before + count.counted + 1;
  if (rows.length > 5_000) await db.collection('rows').drop();
  await client.close();
}
