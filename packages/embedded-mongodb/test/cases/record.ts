import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { MongoClient } from 'mongodb';
import { format } from 'prettier';
import { cases } from './all';
import { runCase } from './run';

const uri = process.env.MONGODB_URI;
if (!uri) throw new Error('npm run parity:record needs the URI of a MongoDB server in MONGODB_URI');
const client = new MongoClient(uri);
const db = client.db(`record_${process.pid}`);
const recorded: { [name: string]: { page: string; replies: unknown } } = {};
for (const one of cases) {
  if (recorded[one.name]) throw new Error(`duplicate case: ${one.name}`);
  recorded[one.name] = { page: one.page, replies: await runCase(db, one) };
}
await db.dropDatabase();
await client.close();
const file = join(fileURLToPath(import.meta.url), '..', 'recorded.json');
writeFileSync(file, await format(JSON.stringify(recorded), { parser: 'json', printWidth: 110 }));
console.log(`${cases.length} cases recorded in ${file}`);
