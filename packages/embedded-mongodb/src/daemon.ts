import { rmSync } from 'node:fs';
import { addressOf } from './address';
import { releaseLock, takeLock } from './lock';
import { startServer } from './server';

/** Runs the server as a separate process. It holds the lock of the data directory and exits after an idle time. */
async function main([dataDir, idleSeconds]: string[]): Promise<void> {
  if (!dataDir) throw new Error('daemon.ts <data directory> <idle seconds>');
  if (!takeLock(dataDir)) return;
  const address = await addressOf(dataDir);
  const where = address.socket ? { socket: address.socket } : { port: address.port };
  const server = await startServer({ dataDir, durable: true, ...where }).catch((error: unknown) => {
    releaseLock(dataDir);
    throw error;
  });
  console.log(`${new Date().toISOString()} serving ${dataDir} at ${server.uri}, process ${process.pid}`);
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await server.close();
    if (address.socket) rmSync(address.socket, { force: true });
    releaseLock(dataDir);
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  // Ctrl-C in a terminal also reaches this process, but the application still needs the database while it shuts down.
  process.on('SIGINT', () => {});
  stopWhenIdle(Number(idleSeconds ?? 600), server.connections, stop);
}

function stopWhenIdle(seconds: number, connections: () => number, stop: () => void): void {
  let usedAt = Date.now();
  setInterval(() => {
    if (connections() > 0) usedAt = Date.now();
    else if (Date.now() - usedAt > seconds * 1000) stop();
  }, 250);
}

await main(process.argv.slice(2));
