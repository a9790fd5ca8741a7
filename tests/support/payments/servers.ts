import { build } from 'esbuild';
import { spawn, type ChildProcess } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { buffer } from 'node:stream/consumers';
import type { Request } from './server';

type ServerProcess = { child: ChildProcess; url: string };

/** Compiles the server once: a server that is killed is replaced in a quarter of the time that its sources take. */
async function compile(): Promise<string> {
  // Below the repository, so that it finds the packages.
  const outfile = join(process.cwd(), 'dist', `payment-server-${process.pid}.cjs`);
  const entryPoints = ['tests/support/payments/server.ts'];
  await build({ entryPoints, outfile, bundle: true, platform: 'node', packages: 'external' });
  return outfile;
}

async function start(program: string): Promise<ServerProcess> {
  const child = spawn(process.execPath, [program], {
    // It ends when this process does: its standard input closes.
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, LOG_LEVEL: 'silent' },
  });
  const port = await new Promise<string>((resolve, reject) => {
    createInterface({ input: child.stdout! }).once('line', resolve);
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)));
  });
  return { child, url: `http://127.0.0.1:${port}` };
}

/**
 * Server processes of one shop, and an address for webhooks that passes each to one that runs. `kill` ends the oldest
 * with SIGKILL, whatever it is doing, and starts another in its place.
 */
export async function startServers(count: number) {
  const program = await compile();
  let running = await Promise.all(Array.from({ length: count }, () => start(program)));
  let turn = 0;
  let kills = 0;
  let isStopping = false;
  const starting = new Set<Promise<void>>();
  const next = () => running[turn++ % running.length]!.url;

  const entrance = createServer((request, response) => {
    const pass = async () => {
      const body = await buffer(request);
      const headers = { 'stripe-signature': String(request.headers['stripe-signature']) };
      const { status } = await fetch(`${next()}/webhook`, { method: 'POST', body, headers });
      response.writeHead(status).end();
    };
    pass().catch(() => response.writeHead(502).end());
  });
  await new Promise<void>((resolve) => entrance.listen(0, '127.0.0.1', resolve));
  const address = entrance.address();
  if (address === null || typeof address === 'string') throw new Error('no port');

  return {
    webhookUrl: `http://127.0.0.1:${address.port}`,
    /** What a server answers; null when it was killed before it did. */
    async send(request: Request): Promise<unknown> {
      const response = await fetch(next(), { method: 'POST', body: JSON.stringify(request) }).catch(
        () => null,
      );
      return response?.json().catch(() => null) ?? null;
    },
    async kill(): Promise<void> {
      // The last one goes on, so that the others are killed while there is work.
      while (running.length < 2) await Promise.all(starting);
      if (isStopping) return;
      const [oldest, ...others] = running;
      running = others;
      oldest!.child.removeAllListeners('exit');
      oldest!.child.kill('SIGKILL');
      kills += 1;
      const replacement = start(program)
        .then((server) => void running.push(server))
        .finally(() => starting.delete(replacement));
      starting.add(replacement);
    },
    kills: () => kills,
    async stop(): Promise<void> {
      // A kill that still waits would start a server from the program that is removed below.
      isStopping = true;
      await Promise.all(starting);
      for (const { child } of running) {
        child.removeAllListeners('exit');
        child.kill('SIGKILL');
      }
      await rm(program);
      entrance.closeAllConnections();
      await new Promise((resolve) => entrance.close(resolve));
    },
  };
}

export type Servers = Awaited<ReturnType<typeof startServers>>;
