import { join } from 'node:path';
import { start } from 'node:repl';
import * as mongodb from 'mongodb';
import { ensureServer } from './launcher';

/** A prompt on the database: the driver's `db`, with `await`; `show()` tells what there is. */
async function main(): Promise<void> {
  const given = process.env.MONGODB_URI;
  const dataDir = join(process.env.HEXBOLT_DATA_DIR || '.data', 'database');
  const uri = given ?? (await ensureServer({ dataDir })).uri;
  const client = new mongodb.MongoClient(uri);
  const name =
    client.options.dbName === 'test'
      ? (process.argv[2] ?? (await firstDatabase(client)))
      : client.options.dbName;
  const db = client.db(name);
  console.log(`Database ${name} at ${uri.replace(/\/\/[^@/]*@/, '//…@')}`);
  console.log(
    "Try: await show()   await find('items', { price: { $gt: 5 } })   await db.collection('items').countDocuments()",
  );
  const prompt = start({ prompt: `${name}> ` });
  Object.assign(prompt.context, mongodb, { client, db, show: () => show(db), find: (collection: string, filter = {}, limit = 10) => db.collection(collection).find(filter).limit(limit).toArray() }); // prettier-ignore
  prompt.on('exit', () => void client.close());
}

async function firstDatabase(client: mongodb.MongoClient): Promise<string> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return (
    databases.map(({ name }) => name).find((name) => !['admin', 'config', 'local'].includes(name)) ?? 'test'
  );
}

async function show(
  db: mongodb.Db,
): Promise<{ [collection: string]: { documents: number; indexes: string } }> {
  const names = (await db.listCollections({}, { nameOnly: true }).toArray()).map(({ name }) => name).sort();
  const rows = names.map(async (name) => {
    const collection = db.collection(name);
    const indexes = (await collection.indexes()).map((index) => index.name).join(', ');
    return [name, { documents: await collection.countDocuments(), indexes }] as const;
  });
  return Object.fromEntries(await Promise.all(rows));
}

await main();
