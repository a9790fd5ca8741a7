import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { stopServer } from '../src/launcher';

describe('npm run db:shell', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongodb-shell-'));
  afterAll(async () => {
    await stopServer(join(dataDir, 'database'));
    rmSync(dataDir, { recursive: true, force: true });
  });

  /** Pipes lines into the shell. Returns its output without the prompts and its exit code. */
  function runLines(lines: string[]): Promise<{ printed: string; code: number | null }> {
    const child = spawn('npm', ['run', '--silent', 'db:shell'], {
      env: { ...process.env, MONGODB_URI: undefined, HEXBOLT_DATA_DIR: dataDir },
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    let printed = '';
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()));
    child.stdin.end(`${lines.join('\n')}\n`);
    return new Promise((done) =>
      child.on('close', (code) => done({ printed: printed.replaceAll('test> ', ''), code })),
    );
  }

  it('evaluates lines from a pipe in order and ends after the last one', async () => {
    const { printed, code } = await runLines([
      "await db.collection('items').insertMany([{ _id: 1, price: 5 }, { _id: 2, price: 9 }])",
      "const expensive = await find('items', { price: { $gt: 6 } })",
      'expensive.length',
      "(await db.collection('items').updateOne({ _id: 1 }, { $inc: { price: 2 } })).modifiedCount;",
      "await find('items', { _id: 1 })",
      'new ObjectId("64b000000000000000000001").toHexString()',
      'await show()',
    ]);
    expect(printed).toContain('insertedCount: 2');
    expect(printed).toContain(
      "[ { _id: 2, price: 9 } ]\n1\n1\n[ { _id: 1, price: 7 } ]\n'64b000000000000000000001'\n",
    );
    expect(printed).toContain("{ items: { documents: 2, indexes: '_id_' } }");
    expect(code).toBe(0);
  }, 60_000);

  it('prints errors, continues after them and ends at exit', async () => {
    const { printed, code } = await runLines([
      "await db.collection('codes').insertOne({ _id: 1 })",
      "await db.collection('codes').insertOne({ _id: 1 })",
      'await nonsense(',
      "await db.collection('codes').find({ a: { $near: 1 } }).toArray()",
      "await db.collection('codes').countDocuments()",
      'exit',
      "'not evaluated'",
    ]);
    expect(printed).toContain('MongoServerError 11000: E11000 duplicate key error collection: test.codes');
    expect(printed).toContain('SyntaxError: ');
    expect(printed).toMatch(/MongoServerError 2: unknown operator: \$near\n1\n$/);
    expect(code).toBe(1);
  }, 60_000);
});
