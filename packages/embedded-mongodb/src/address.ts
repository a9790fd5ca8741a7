import { createHash } from 'node:crypto';
import { existsSync, linkSync, mkdirSync, readFileSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import { join, resolve } from 'node:path';
import { encode } from './bson/codec';

export type Address =
  { socket: string; port?: undefined; uri: string } | { port: number; socket?: undefined; uri: string };

// The system's limit for the path of a Unix socket, without the terminating zero.
const maxSocketPathBytes = 103;

/**
 * The address on which the server of a data directory listens. It never changes, so clients find the server again. It is
 * a Unix socket, or a loopback port on Windows and where the directory contains a file `port`.
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
  const preferred = join(tmpdir(), folder, `${name}.sock`);
  const socket = preferred.length <= maxSocketPathBytes ? preferred : join('/tmp', folder, `${name}.sock`);
  mkdirSync(join(socket, '..'), { recursive: true, mode: 0o700 });
  return { socket, uri: uriOf(socket) };
}

/**
 * The connection string of a socket path or of a loopback port. It asks for a direct connection, because the driver
 * converts the member names of a replica set to lower case, which breaks socket paths.
 */
export const uriOf = (address: string): string =>
  `mongodb://${encodeURIComponent(address).replaceAll('%3A', ':')}/?directConnection=true`;

const portFile = (dataDir: string) => join(dataDir, 'port');

/** The port of a data directory. The first caller chooses a free one and stores it; later callers read it. */
export async function portOf(dataDir: string): Promise<number> {
  const file = portFile(dataDir);
  if (!existsSync(file)) {
    const port = await freePort();
    const ownFile = `${file}.${process.pid}.${port}`;
    writeFileSync(ownFile, String(port));
    try {
      // A hard link appears with its content; a newly created file would be empty for a moment.
      linkSync(ownFile, file);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(ownFile);
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

/** Whether a server replies to a ping. Accepting a connection is not enough: even a dying process does. */
export function respondsToPing(address: Address): Promise<boolean> {
  return new Promise((done) => {
    const probe = address.socket ? connect(address.socket) : connect(address.port ?? 0, '127.0.0.1');
    const end = (found: boolean) => {
      probe.destroy();
      done(found);
    };
    probe.setTimeout(2_000, () => end(false));
    probe.once('connect', () => probe.write(pingMessage()));
    probe.once('data', () => end(true));
    probe.once('close', () => end(false));
    probe.once('error', () => end(false));
  });
}

function pingMessage(): Buffer {
  const body = encode({ ping: 1, $db: 'admin' });
  const head = Buffer.alloc(21);
  head.writeInt32LE(head.length + body.length, 0);
  head.writeInt32LE(2013, 12);
  return Buffer.concat([head, body]);
}
