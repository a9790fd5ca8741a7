import { mkdtempSync, readdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { jobRecords } from '@/lib/jobs/collection';
import { countTroubledJobs, listJobs } from '@/lib/jobs/queries';
import { now, setClock } from '@/lib/platform/clock';
import { makesBackups, setDefaults } from '@/lib/platform/env';
import { readBackup } from '@/scripts/backup-reader';
import { backupName } from '@/scripts/old-backups';
import { makeDueBackups } from '@/scripts/scheduled-backups';
import { writeBackup } from '@/scripts/write-backup';
import { keepSnapshots } from '../../support/keep-snapshots';
import { startStore } from '../../support/s3-double';

const names = ['BACKUP_DIR', 'BACKUP_STORE_URL', 'BACKUP_KEEP', 'BACKUP_HOURS'] as const;
const select = (values: Partial<Record<(typeof names)[number], string>>) => {
  for (const name of names) delete process.env[name];
  setDefaults(values);
};
let time = Date.parse('2127-03-01T10:00:00Z');
const pass = (hours: number) => (time += hours * 60 * 60_000);
const write = async (directory: string) => {
  // Another suite may have switched it off meanwhile.
  await keepSnapshots(300);
  await writeBackup(join(directory, backupName(now())), {});
};
const looksAgain = async () => {
  pass(1 / 60);
  return makeDueBackups(write);
};

beforeEach(async () => {
  setClock(() => time);
  await jobRecords().deleteMany();
});
afterAll(() => {
  setClock();
  select({});
});

test('a backup is written when the newest is a day old, and the oldest beyond the wanted number is deleted', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'hexbolt-backups-'));
  writeFileSync(join(directory, 'notes.txt'), 'ours');
  select({ BACKUP_DIR: directory, BACKUP_KEEP: '2' });
  expect(makesBackups()).toBe(true);
  const results = [];
  for (let look = 0; look < 4; look++) {
    results.push(await makeDueBackups(write), await looksAgain());
    pass(24);
  }
  const written = results.map((result) =>
    result.ok ? (result.value as { written?: number }).written : null,
  );
  expect(written).toEqual([1, 0, 1, 0, 1, 0, 1, 0]);
  const files = readdirSync(directory).sort();
  expect(files).toEqual(['hexbolt-2127-03-03T10-02-00.backup', 'hexbolt-2127-03-04T10-03-00.backup', 'notes.txt']); // prettier-ignore
  expect((await readBackup(join(directory, files[1]!), {})).totals.collections.length).toBeGreaterThan(50);
});

test('a store with the interface of S3 gets the same, signed and with its checksum, and keeps other files', async () => {
  const store = await startStore({ key: 'shop', secret: 'a/secret+of=the store' }, 2);
  store.files.set('daily/readme.txt', Buffer.from('ours'));
  store.files.set('other/hexbolt-2020-01-01T00-00-00.backup', Buffer.from('ours'));
  select({ BACKUP_STORE_URL: store.address(), BACKUP_KEEP: '2' });
  for (let day = 0; day < 4; day++) {
    expect(await makeDueBackups(write)).toMatchObject({ ok: true, value: { written: 1 } });
    expect(await looksAgain()).toMatchObject({ ok: true, value: { written: 0 } });
    pass(24);
  }
  const own = [...store.files.keys()].filter((name) => name.startsWith('daily/hexbolt-'));
  expect([own.length, store.files.size]).toEqual([2, 4]);
  const copy = join(mkdtempSync(join(tmpdir(), 'hexbolt-backups-')), 'copy.backup');
  writeFileSync(copy, store.files.get(own[1]!)!);
  expect((await readBackup(copy, {})).totals.collections.length).toBeGreaterThan(50);
  await store.stop();
});

test('a backup that fails three times is told with the reason, and deletes nothing', async () => {
  const store = await startStore({ key: 'shop', secret: 'right' });
  store.files.set('daily/hexbolt-2127-01-01T00-00-00.backup', Buffer.from('old'));
  select({ BACKUP_STORE_URL: store.address('wrong'), BACKUP_KEEP: '1' });
  expect(await looksAgain()).toMatchObject({
    ok: false,
    failure: { message: 'The store of backups answers 403: The signature does not match.' },
  });
  select({ BACKUP_STORE_URL: store.address(), BACKUP_KEEP: '1' });
  store.fill(true);
  await looksAgain();
  expect(await countTroubledJobs()).toBe(0);
  await looksAgain();
  expect(await countTroubledJobs()).toBe(1);
  expect((await listJobs()).find(({ name }) => name === 'backups')).toMatchObject({
    state: 'failing',
    error: 'The store of backups answers 507: The bucket is full.',
  });
  expect(store.files.size).toBe(1);
  store.fill(false);
  await looksAgain();
  expect(await countTroubledJobs()).toBe(0);
  await store.stop();
});
