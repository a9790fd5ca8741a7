import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { MongoClient } from 'mongodb';
import { portOf } from '../src/address';
import { ensureServer, stopServer } from '../src/launcher';
import { ownerOf, processStartTime } from '../src/lock';

describe('the server of a data directory', () => {
  let dataDir: string;
  let client: MongoClient | undefined;
  beforeEach(() => {
    dataDir = mkdtempSync(join(tmpdir(), 'embedded-mongodb-test-'));
  });
  afterEach(async () => {
    await client?.close();
    client = undefined;
    await stopServer(dataDir);
    rmSync(dataDir, { recursive: true, force: true });
  });
  const starts = () => readFileSync(join(dataDir, 'server.log'), 'utf8').match(/serving/g)?.length;
  const notesAt = (uri: string) => (client = new MongoClient(uri)).db('shop').collection('notes');
  // Another process may hold the directory by then: of several that start at once, the slowest may come late.
  const waitForExit = async (pid: number) => {
    while (ownerOf(dataDir)?.pid === pid) await pause(10);
  };

  it('is started once when eight callers start it at the same time', async () => {
    const found = await Promise.all(Array.from({ length: 8 }, () => ensureServer({ dataDir })));
    expect(new Set(found.map(({ pid }) => pid)).size).toBe(1);
    expect(new Set(found.map(({ uri }) => uri)).size).toBe(1);
    expect(starts()).toBe(1);
  }, 60_000);

  it('is the only process that remains', async () => {
    const found = await Promise.all(Array.from({ length: 8 }, () => ensureServer({ dataDir })));
    const processes = execFileSync('ps', ['-Awwo', 'pid=,args='], { encoding: 'utf8' }).split('\n');
    const here = processes.filter((line) => line.includes(dataDir)).map((line) => parseInt(line, 10));
    expect(here).toEqual([found[0]?.pid]);
  }, 60_000);

  it('restarts at the same address, where clients find it again', async () => {
    const first = await ensureServer({ dataDir });
    const notes = notesAt(first.uri);
    await notes.insertOne({ text: 'kept' });
    process.kill(first.pid, 'SIGKILL');
    await waitForExit(first.pid);
    const second = await ensureServer({ dataDir });
    expect(second.uri).toBe(first.uri);
    expect(second.pid).not.toBe(first.pid);
    expect(await notes.countDocuments()).toBe(1);
  }, 60_000);

  it('stops when no client is connected', async () => {
    const { pid } = await ensureServer({ dataDir, idleSeconds: 0.3 });
    await waitForExit(pid);
    expect(ownerOf(dataDir)).toBeUndefined();
  }, 60_000);

  it('ignores the lock of a dead process whose id is in use again', async () => {
    writeFileSync(join(dataDir, 'lock'), JSON.stringify({ pid: process.pid, started: 'long ago' }));
    const { pid } = await ensureServer({ dataDir });
    expect(pid).not.toBe(process.pid);
    expect(starts()).toBe(1);
  }, 60_000);

  it('listens on a socket that only its owner may use', async () => {
    const { uri } = await ensureServer({ dataDir });
    const socket = decodeURIComponent(new URL(uri).host);
    if (process.platform !== 'win32') expect(statSync(socket).mode & 0o777).toBe(0o600);
  }, 60_000);

  describe('without Unix sockets', () => {
    it('has one port when eight callers choose it at the same time', async () => {
      const ports = await Promise.all(Array.from({ length: 8 }, () => portOf(dataDir)));
      expect(new Set(ports).size).toBe(1);
      expect(ports[0]).toBeGreaterThan(1023);
      expect(readdirSync(dataDir)).toEqual(['port']);
    });

    it('is started once on that port and restarts there', async () => {
      const port = await portOf(dataDir);
      const found = await Promise.all(Array.from({ length: 8 }, () => ensureServer({ dataDir })));
      expect(new Set(found.map(({ uri, pid }) => `${new URL(uri).host} ${pid}`))).toEqual(
        new Set([`127.0.0.1:${port} ${ownerOf(dataDir)?.pid}`]),
      );
      const [{ uri, pid }] = found as [(typeof found)[0]];
      const notes = notesAt(uri);
      await notes.insertOne({ text: 'kept' });
      process.kill(pid, 'SIGKILL');
      await waitForExit(pid);
      expect((await ensureServer({ dataDir })).uri).toBe(uri);
      expect(await notes.countDocuments()).toBe(1);
    }, 60_000);
  });
});

// Linux can also run the code paths of the other platforms.
const platforms = process.platform === 'linux' ? (['linux', 'darwin', 'win32'] as const) : [process.platform];

describe.each(platforms)('the start time of a process on %s', (platform) => {
  const endedProcess = () => spawnSync(process.execPath, ['--version']).pid;

  it('does not depend on locale and time zone', () => {
    const first = processStartTime(process.pid, platform);
    const zone = jest.replaceProperty(process, 'env', {
      ...process.env,
      TZ: 'Asia/Tokyo',
      LC_ALL: 'C.UTF-8',
    });
    expect(processStartTime(process.pid, platform)).toBe(first);
    zone.restore();
    expect(first).toBeTruthy();
  });

  it('is undefined after its end', () => {
    expect(processStartTime(endedProcess(), platform)).toBeUndefined();
  });
});
