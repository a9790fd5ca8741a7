import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { ensureEmbeddedDatabase } from './prepare';

const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** Starts `next <args>` in the prepared environment. */
export function runNext(args: string[]): ChildProcess {
  return spawn(process.execPath, [nextCommand, ...args], { stdio: 'inherit', env: process.env });
}

/** Starts the built shop at `port`. */
export function runShop(port: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'lib/setup/serve.ts'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', PORT: port },
  });
}

/** Waits for the child; answers its exit code (a signal counts as failure). */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
}

/** Passes the signals that end a shop on to the child, and brings the embedded database back should it die. */
export function supervise(child: ChildProcess, embedded: boolean): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => child.kill(signal));
  if (!embedded) return;
  const timer = setInterval(() => {
    ensureEmbeddedDatabase().catch((error) =>
      console.error(`The embedded database does not start: ${error}`),
    );
  }, 1_000);
  child.once('exit', () => clearInterval(timer));
}
