import { createInterface } from 'node:readline';
import { inspect } from 'node:util';
import { createContext, runInContext, type Context } from 'node:vm';
import * as mongodb from 'mongodb';

/**
 * Opens an interactive prompt on a database. Each line is JavaScript that may use the driver's `db`; lines may also come
 * from a pipe. If neither the argument nor the URI names a database, the first one of the server is opened.
 */
export async function runShell(uri: string, database?: string): Promise<void> {
  const client = new mongodb.MongoClient(uri);
  const name =
    client.options.dbName === 'test' ? (database ?? (await firstDatabase(client))) : client.options.dbName;
  const db = client.db(name);
  console.log(`Database ${name} at ${uri.replace(/\/\/[^@/]*@/, '//…@')}`);
  console.log(
    "Try: await show()   await find('items', { price: { $gt: 5 } })   await db.collection('items').countDocuments()   exit",
  );
  const find = (collection: string, filter = {}, limit = 10) =>
    db.collection(collection).find(filter).limit(limit).toArray();
  await runLines(`${name}> `, createContext({ ...mongodb, client, db, find, show: () => summarize(db) }));
  await client.close();
}

async function runLines(prompt: string, context: Context): Promise<void> {
  const lines = createInterface({ input: process.stdin, output: process.stdout, prompt });
  lines.prompt();
  for await (const line of lines) {
    if (/^\.?(exit|quit)$/.test(line.trim())) break;
    try {
      const result = await evaluate(line, context);
      if (result !== undefined) console.log(inspect(result, { depth: 8, colors: process.stdout.isTTY }));
    } catch (error) {
      const { name, code, message } = error as Error & { code?: number };
      console.log(`${name}${code === undefined ? '' : ` ${code}`}: ${message}`);
      if (!process.stdin.isTTY) process.exitCode = 1;
    }
    lines.prompt();
  }
  lines.close();
}

/** Evaluates one line. It may use `await`, and variables that it declares stay visible to later lines. */
function evaluate(line: string, context: Context): Promise<unknown> {
  const source = line.trim().replace(/^(const|let|var)\s+(?=[\w$]+\s*=)/, '');
  if (!source) return Promise.resolve();
  return runInContext(`(async () => (${source.replace(/;$/, '')}\n))()`, context) as Promise<unknown>;
}

async function firstDatabase(client: mongodb.MongoClient): Promise<string> {
  const { databases } = await client.db('admin').admin().listDatabases({ nameOnly: true });
  return (
    databases.map(({ name }) => name).find((name) => !['admin', 'config', 'local'].includes(name)) ?? 'test'
  );
}

async function summarize(
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
