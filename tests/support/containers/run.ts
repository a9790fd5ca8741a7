import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from 'node:tls';
import { copySources } from '../copy-sources';
import { closeTheDatabase } from '../factories';
import { postponeTwoFactorOfDemoAdmin } from '../open-shop';
import { newSettings } from '../shop';
import { problemsOfTraffic, underTraffic } from '../upgrade/rolling-upgrade';
import { Containers } from './engine';

/**
 * `npm run test:containers` builds the image, starts compose.yaml as it is with the demo, restarts both servers under
 * traffic, and stops the database. It needs a container engine whose containers can be reached from here, the ports 80
 * and 443, and 15 minutes, and replaces a local image `hexbolt`.
 */
const address = 'https://localhost';
const servers = ['shop-1', 'shop-2'];
const image = 'hexbolt';
const largestImage = 250e6;
const startMilliseconds = 180_000;

const project = `hexbolt-test-${randomBytes(4).toString('hex')}`;
const folder = mkdtempSync(join(tmpdir(), `${project}-`));
const containers = new Containers(project, folder);
const problems: string[] = [];
const check = (problem: string, isRight: boolean) => void (isRight || problems.push(problem));

async function until(what: string, isSo: () => boolean | Promise<boolean>): Promise<void> {
  for (const end = Date.now() + startMilliseconds; !(await isSo()); await wait(500))
    if (Date.now() > end) throw new Error(`after ${startMilliseconds / 1_000} seconds: ${what}`);
}

const isReady = async () => (await fetch(`${address}/api/health/ready`).catch(() => null))?.ok ?? false;

/** Checks the certificate of the proxy, and its name, against the authority that Caddy has made for localhost. */
async function checkCertificate(): Promise<void> {
  const { text: ca } = containers.exec('proxy', 'cat', '/data/caddy/pki/authorities/local/root.crt');
  const socket = connect({ host: 'localhost', port: 443, servername: 'localhost', ca });
  await once(socket, 'secureConnect');
  socket.destroy();
}

/** What a container's own Node says; the image has no shell. */
const nodeSays = (server: string, expression: string) =>
  containers.exec(server, 'node', '--print', expression).text;

/** What compose.yaml and the Dockerfile promise of each container of the shop. */
function checkServer(server: string): void {
  const user = nodeSays(server, 'process.getuid()');
  check(`${server} runs as user ${user}`, user === '1000');
  check(`${server} has a shell`, nodeSays(server, 'fs.existsSync("/bin/sh")') === 'false');
  const mounted =
    'fs.readFileSync("/proc/mounts", "utf8").split("\\n").find((line) => line.split(" ")[1] === "/")';
  check(`the root of ${server} can be written`, / ro[, ]/.test(nodeSays(server, mounted)));
  const writes = (path: string) => nodeSays(server, `fs.writeFileSync("${path}", "")`) === 'undefined';
  for (const path of ['/app/file', '/app/.next/file']) check(`${server} can write ${path}`, !writes(path));
  for (const path of ['/data/file', '/tmp/file']) check(`${server} can't write ${path}`, writes(path));
  check(`the health check of ${server} fails`, containers.isHealthy(server));
}

/** Stops each server as an upgrade does, and starts it again. The other one answers meanwhile. */
async function restartServers(): Promise<void> {
  for (const server of servers) {
    await wait(5_000);
    containers.run('stop', containers.idOf(server));
    const code = containers.inspect(server, '{{.State.ExitCode}}');
    check(`${server} ended with ${code}`, code === '0');
    await wait(5_000);
    containers.run('start', containers.idOf(server));
    await until(`${server} is not healthy`, () => containers.isHealthy(server));
  }
  await wait(5_000);
}

/** Without the database the proxy still gets an answer of the shop: a stored page, or an error that a program can read. */
async function stopDatabase(): Promise<void> {
  const outcomeOf = async (path: string) => {
    const response = await fetch(address + path).catch(() => null);
    return `${response?.status} ${await response?.text()}`;
  };
  const home = await outcomeOf('/');
  containers.run('stop', containers.idOf('mongodb'));
  await until('the shop is ready without its database', async () => !(await isReady()));
  await wait(5_000);
  check('the home page is away with the database', (await outcomeOf('/')) === home);
  const asked = await outcomeOf('/api/item?limit=3');
  check(`without the database, a list of products is ${asked}`, /^503 \{"error":/.test(asked));
  containers.run('start', containers.idOf('mongodb'));
  await until('the shop is not ready after its database was away', isReady);
  check('the list of products is still away', (await outcomeOf('/api/item?limit=3')).startsWith('200 '));
}

// Caddy signs for localhost itself, so that the other requests can't check the certificate: `checkCertificate` does.
process.env.NODE_TLS_REJECT_UNAUTHORIZED = '0';
try {
  copySources(folder);
  const { NEXTAUTH_SECRET, CRON_SECRET } = newSettings('');
  const settings = { NEXTAUTH_URL: address, NEXTAUTH_SECRET, CRON_SECRET };
  const lines = Object.entries({ ...settings, HEXBOLT_DEMO: '1', ADMIN_TWO_FACTOR: 'asked' });
  writeFileSync(join(folder, '.env'), lines.map((pair) => `${pair.join('=')}\n`).join(''));

  containers.compose('build');
  const download = containers.compressedSize(image);
  const stored = Number(containers.run('image', 'inspect', '--format', '{{.Size}}', image));
  check(`the image has ${stored} bytes`, stored > 0 && stored <= largestImage);

  const begin = Date.now();
  containers.compose('up', '--detach');
  await until('the shop is not ready', isReady);
  for (const server of servers) await until(`${server} is not healthy`, () => containers.isHealthy(server));
  const seconds = (Date.now() - begin) / 1_000;
  const seeded = containers.exec('shop-1', 'node', 'scripts/run.mjs', 'seed', '--no-history');
  if (seeded.status !== 0) throw new Error(`the demo data could not be loaded: ${seeded.text}`);
  await checkCertificate();
  servers.forEach(checkServer);
  check('a port of the database is published', containers.run('port', containers.idOf('mongodb')) === '');

  const ip = containers.inspect('mongodb', '{{range .NetworkSettings.Networks}}{{.IPAddress}}{{end}}');
  const database = { MONGODB_URI: `mongodb://${ip}:27017/?directConnection=true`, MONGODB_DB: 'hexbolt' };
  Object.assign(process.env, database);
  await postponeTwoFactorOfDemoAdmin({ ...newSettings(database.MONGODB_URI), ...database });
  const outcome = await underTraffic(address, {}, restartServers);
  problems.push(...problemsOfTraffic(outcome));
  await stopDatabase();
  const megabytes = [download, stored].map((bytes) => `${(bytes / 1e6).toFixed(0)} MB`);
  console.log(
    `image: ${megabytes.join(' to download, ')} unpacked; both servers healthy after ${seconds.toFixed(0)} s; ` +
      `${outcome.pages} pages, ${outcome.acknowledged.size} orders, ${outcome.stockChanges} changes of stock`,
  );
} catch (error) {
  problems.push(String(error));
  for (const service of [...servers, 'proxy']) console.error(containers.lastOutput(service));
} finally {
  await closeTheDatabase();
  containers.compose('down', '--volumes');
  rmSync(folder, { recursive: true, force: true });
}
for (const problem of problems) console.error(problem);
console.log(problems.length ? `${problems.length} problems` : 'No error, no lost order.');
process.exit(problems.length ? 1 : 0);
