import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { encode } from './bson/codec';

export type Address =
  { socket: string; port?: undefined; uri: string } | { port: number; socket?: undefined; uri: string };

// The system's limit for the path of a unix socket, less its closing zero.
const longestSocket = 103;

/**
 * Where the server of a data directory listens: always the same place, so that clients find it again.
 * That is a unix socket; or, on Windows and wherever the directory has a file `port`, that port on loopback.
 */
export async function addressOf(dataDir: string): Promise<Address> {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  if (process.platform === 'win32' || existsSync(portFile(dataDir))) {
    const port = await portOf(dataDir);
    return { port, uri: uriOf(`127.0.0.1:${port}`) };
  }
  const name = createHash('sha256')
    .update(realpathSync(resolve(dataDir)))
    .digest('hex')
    .slice(0, 16);
  const folder = `embedded-mongodb-${userInfo().uid}`;
  const wanted = join(tmpdir(), folder, `${name}.sock`);
  const socket = wanted.length <= longestSocket ? wanted : join('/tmp', folder, `${name}.sock`);
  mkdirSync(join(socket, '..'), { recursive: true, mode: 0o700 });
  return { socket, uri: uriOf(socket) };
}

/**
 * The address of a socket path or of a loopback port as the driver takes it. A direct connection,
 * because the driver writes the members of a replica set in small letters, which loses a socket's path.
 */
export const uriOf = (address: string): string =>
  `mongodb://${encodeURIComponent(address).replaceAll('%3A', ':')}/?directConnection=true`;

const portFile = (dataDir: string) => join(dataDir, 'port');

/** The port of a data directory: whoever asks first chooses a free one, everybody else reads it. */
export async function portOf(dataDir: string): Promise<number> {
  const file = portFile(dataDir);
  if (!existsSync(file)) {
    const port = await freePort();
    const mine = `${file}.${process.pid}.${port}`;
    writeFileSync(mine, String(port));
    try {
      // A link appears with its content, where a new file would be empty for a moment.
      linkSync(mine, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(mine);
    }
  }
  return Number(readFileSync(file, 'utf8'));
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer();
    server.once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => done(typeof bound === 'object' && bound ? bound.port : 0));
    });
  });
}

/** Whether a server answers there: a process that is dying may still take connections. */
export function answers(address: Address): Promise<boolean> {
  return new Promise((done) => {
    const probe = address.socket ? connect(address.socket) : connect(address.port ?? 0, '127.0.0.1');
    const end = (found: boolean) => {
      probe.destroy();
      done(found);
    };
    probe.setTimeout(2_000, () => end(false));
    probe.once('connect', () => probe.write(ping()));
    probe.once('data', () => end(true));
    probe.once('close', () => end(false));
    probe.once('error', () => end(false));
  });
}

function ping(): Buffer {
  const body = encode({ ping: 1, $db: 'admin' });
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
}
