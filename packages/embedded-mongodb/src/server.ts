import { chmodSync, rmSync } from 'node:fs';
import { createServer, type Server, type Socket } from 'node:net';
import { uriOf } from './address';
import { Engine } from './engine/engine';
import { setCrossCheck } from './plan/select';
import { Store } from './storage/store';
import { serveConnection } from './wire/connection';

export type ServerOptions = {
  dataDir: string;
  /** Whether a write is flushed to disk before it is acknowledged. Tests turn this off. */
  durable: boolean;
  /** The Unix socket to listen on; otherwise a loopback port (a free one if it is 0 or missing). */
  socket?: string;
  port?: number;
  /** Runs each query with and without indexes and fails if the results differ. */
  crossCheck?: boolean;
  cacheBytes?: number;
  /** Called before each commit. An error that it throws fails the commit, which is how tests simulate a full disk. */
  beforeCommit?: () => void;
  sweepSeconds?: number;
};

export type RunningServer = {
  uri: string;
  connections(): number;
  sweep(now?: Date): void;
  close(): Promise<void>;
};

/** Starts a server in this process. */
export async function startServer(options: ServerOptions): Promise<RunningServer> {
  const {
    dataDir,
    durable,
    socket,
    port = 0,
    crossCheck = false,
    cacheBytes,
    beforeCommit,
    sweepSeconds = 60,
  } = options;
  const store = new Store({ dataDir, durable, cacheBytes, beforeCommit });
  setCrossCheck(crossCheck);
  const engine = new Engine(store);
  const sockets = new Set<Socket>();
  let address = '';
  let connections = 0;
  const listener = createServer((client) => {
    sockets.add(client);
    client.on('close', () => sockets.delete(client));
    serveConnection(client, engine, ++connections, () => address);
  });
  address = await listen(listener, socket, port);
  const timer = setInterval(() => engine.sweep(), sweepSeconds * 1000).unref();
  return {
    uri: uriOf(address),
    connections: () => sockets.size,
    sweep: (now) => engine.sweep(now),
    async close() {
      clearInterval(timer);
      const closed = new Promise((resolve) => listener.close(resolve));
      for (const client of sockets) client.destroy();
      await closed;
      await store.close();
    },
  };
}

function listen(server: Server, socket: string | undefined, port: number): Promise<string> {
  if (socket) rmSync(socket, { force: true });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    const ready = () => {
      if (socket) chmodSync(socket, 0o600);
      const bound = server.address();
      resolve(typeof bound === 'string' || !bound ? (socket ?? '') : `127.0.0.1:${bound.port}`);
    };
    if (socket) server.listen(socket, ready);
    else server.listen(port, '127.0.0.1', ready);
  });
}
