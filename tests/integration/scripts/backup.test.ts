import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { stock } from '@/lib/catalog/collection/stock';
import { pictureBucket } from '@/lib/images/collection';
import { auditLedger } from '@/lib/inventory/queries/ledger';
import { setStock } from '@/lib/inventory/commands/set-stock';
import { invoices } from '@/lib/invoices/collection';
import { insertInvoice } from '@/lib/invoices/commands/insert-invoice';
import { verifyInvoiceChain } from '@/lib/invoices/queries/verify-chain';
import { orders } from '@/lib/orders/collection';
import { sweepOrders } from '@/lib/orders/commands/sweep-orders';
import { setClock } from '@/lib/platform/clock';
import { database, databaseClient } from '@/lib/platform/database';
import { setDefaults } from '@/lib/platform/env';
import { defaultShop } from '@/lib/settings/rules/shop';
import { backedUp, leftOut } from '../../../scripts/backup-collections';
import { allCollections } from '../../../scripts/indexes';
import { readBackup } from '../../../scripts/backup-reader';
import { removeOldBackups } from '../../../scripts/old-backups';
import { restoreBackup } from '../../../scripts/restore-backup';
import { rejectHalfRestored, restores } from '../../../scripts/restore-state';
import { writeBackup } from '../../../scripts/write-backup';
import { keepSnapshots } from '../../support/keep-snapshots';
import { invoiceContent } from '../../support/invoice-content';
import { sourceFiles } from '../../support/source-files';
import {
  bodyFor,
  createAdmin,
  createCustomer,
  createProduct,
  orderWithRetries,
  unitsOf,
} from '../orders/fixtures';

const directory = mkdtempSync(join(tmpdir(), 'hexbolt-backup-'));
const shop = process.env.MONGODB_DB!;
const restored = `${shop}-back`;

function use(name: string): void {
  process.env.MONGODB_DB = name;
  setDefaults({});
}

type Run = { code: number | null; output: string };

const key = { BACKUP_PASSPHRASE: 'twelve letters' };

/** Runs a command on a database with the passphrase, and kills it when it has printed a line. */
function run(command: 'backup' | 'restore', given: string[], name: string, killedAt?: string): Promise<Run> {
  const child = spawn(process.execPath, ['scripts/run.mjs', command, ...given], {
    env: { ...process.env, ...key, NODE_ENV: 'production', MONGODB_DB: name },
  });
  let output = '';
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input }).on('line', (line) => {
      output += `${line}\n`;
      if (line === killedAt) child.kill('SIGKILL');
    });
  }
  return new Promise((resolve) => child.once('close', (code) => resolve({ code, output })));
}

const issue = (cause: string) =>
  insertInvoice(
    {
      series: 'invoice',
      cause,
      orderId: cause,
      shipmentId: '1',
      customerId: 'nobody',
      status: 'open',
      at: new Date(),
      contentFor: async (numbering) => ({ content: invoiceContent(numbering) }),
    },
    defaultShop,
  );

const picture = Buffer.from(Array.from({ length: 600_000 }, (_, index) => (index * index) % 251));

beforeAll(async () => {
  await keepSnapshots(300);
  const upload = pictureBucket().openUploadStream('large.webp');
  await new Promise((resolve, reject) => upload.once('finish', resolve).once('error', reject).end(picture));
});

afterAll(async () => {
  setClock();
  await databaseClient().db(restored).dropDatabase();
  await keepSnapshots(0);
  use(shop);
});

test('each collection of the shop is in the backup or among those that are left out', () => {
  const declared = sourceFiles('lib', 'scripts').flatMap(({ text }) =>
    [...text.matchAll(/defineCollection(?:<[^(]*>)?\(\s*['`]([^'`$]+)['`]/g)].map(([, name]) => name!),
  );
  const known = [...backedUp, ...leftOut.keys()];
  expect(declared.length).toBeGreaterThan(60);
  expect(declared.filter((name) => !known.includes(name))).toEqual([]);
  expect(allCollections.map(({ collectionName }) => collectionName).sort()).toEqual(known.sort());
});

test('a backup made while orders are placed is whole when it is restored, however often either is killed', async () => {
  const file = join(directory, 'shop.backup');
  const skus = [await createProduct(500), await createProduct(500)];
  const admin = createAdmin();
  let isBusy = true;
  const buy = async () => {
    for (let round = 0; isBusy; round++) {
      await orderWithRetries(createCustomer(), await bodyFor([[skus[0]!, 1], [skus[1]!, 2]])); // prettier-ignore
      if (round % 5 === 4)
        await setStock(admin, skus[0]!, { availableQuantity: 400 + round, reason: 'Counted' });
      await issue(createCustomer().userId);
      await new Promise((resolve) => setTimeout(resolve, 60));
    }
  };
  const buyers = [buy(), buy()];
  for (const at of ['Reading users', 'Reading reviews']) {
    expect((await run('backup', [file], shop, at)).code).toBeNull();
  }
  expect(readdirSync(directory).filter((name) => name.endsWith('.backup'))).toEqual([]);
  const written = await run('backup', [file], shop);
  isBusy = false;
  await Promise.all(buyers);
  expect(written).toMatchObject({ code: 0 });

  for (const at of ['Writing stock', 'Writing orders']) {
    expect((await run('restore', [file], restored, at)).code).toBeNull();
    use(restored);
    await expect(rejectHalfRestored()).rejects.toThrow('only partly restored');
    use(shop);
  }
  expect(await run('restore', [file], restored)).toMatchObject({ code: 0 });

  use(restored);
  // As if it had been killed once more, after the indexes.
  const passphrase = key.BACKUP_PASSPHRASE;
  const { sha256 } = await readBackup(file, { passphrase });
  await restores().insertOne({ _id: 'restore', sha256, state: 'verified', startedAt: new Date() });
  await restoreBackup(file, { passphrase });
  expect(await restores().countDocuments()).toBe(0);
  const count = await orders().countDocuments({ number: { $exists: true } });
  expect(count).toBeGreaterThan(0);
  setClock(() => Date.now() + 60_000);
  await sweepOrders();
  await sweepOrders();
  for (const sku of skus) {
    const { available, sum } = (await auditLedger(sku))!;
    expect(sum).toBe(available);
    expect((await unitsOf(sku)).held).toBe(0);
  }
  const { left, sold } = await unitsOf(skus[1]!);
  expect(left + sold).toBe(500);
  expect(await stock().countDocuments({ 'holds.0': { $exists: true } })).toBe(0);
  expect(await orders().countDocuments({ unfinished: true })).toBe(0);
  expect(await verifyInvoiceChain()).toEqual({ isIntact: true, count: await invoices().countDocuments() });
  const hash = createHash('sha256');
  for await (const chunk of pictureBucket().openDownloadStreamByName('large.webp'))
    hash.update(chunk as Buffer);
  expect(hash.digest('hex')).toBe(createHash('sha256').update(picture).digest('hex'));
  use(shop);
});

test('a backup that is damaged, cut off or encrypted otherwise is refused, and nothing is written', async () => {
  const [file, flipped, short] = ['quiet', 'flipped', 'short'].map((name) => join(directory, name));
  await writeBackup(file!, { passphrase: 'another passphrase' });
  await expect(restoreBackup(file!, { passphrase: 'another passphrase' })).rejects.toThrow('is not empty');
  const bytes = readFileSync(file!);
  const changed = Buffer.from(bytes);
  changed[bytes.length - 5_000]! ^= 1;
  writeFileSync(flipped!, changed);
  writeFileSync(short!, bytes.subarray(0, bytes.length - 300));
  use(`${shop}-none`);
  const messageOf = (name: string, passphrase?: string) =>
    restoreBackup(name, { passphrase }).then(
      () => 'restored',
      (error: Error) => error.message,
    );
  expect(await messageOf(flipped!, 'another passphrase')).toMatch(/is damaged: part \d+ \([\w.]+\) doesn/);
  expect(await messageOf(short!, 'another passphrase')).toMatch(/is damaged: .*(cut off|end is missing)/);
  expect(await messageOf(file!)).toContain('set BACKUP_PASSPHRASE');
  expect(await messageOf(file!, 'a wrong passphrase')).toContain(
    'BACKUP_PASSPHRASE is not the one of this backup',
  );
  expect(await database().listCollections().toArray()).toEqual([]);
  use(shop);
});

test('old backups are removed, other files are not', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hexbolt-old-'));
  const nights = ['2026-01-09', '2026-01-10', '2026-02-01'].map((date) => `hexbolt-${date}T03-15-00.backup`);
  const others = ['by-hand.backup', 'hexbolt-2026-02-02T03-15-00.backup.17.partial'];
  for (const name of [...nights, ...others]) writeFileSync(join(folder, name), '');
  expect(await removeOldBackups(folder, 2)).toEqual([nights[0]]);
  expect(readdirSync(folder).sort()).toEqual([...nights.slice(1), ...others].sort());
});
