import { spawn, type ChildProcess } from 'node:child_process';
import { createRequire } from 'node:module';
import { ensureEmbeddedDatabase } from './prepare';

const nextCommand = createRequire(import.meta.url).resolve('next/dist/bin/next');

/** Starts `next <args>` with this process's environment. */
export function runNext(args: string[]): ChildProcess {
  return spawn(process.execPath, [nextCommand, ...args], { stdio: 'inherit', env: process.env });
}

/** Starts the production server on `port`. */
export function runServer(port: string): ChildProcess {
  return spawn(process.execPath, ['--import', 'tsx', 'server/main.ts'], {
    stdio: 'inherit',
    env: { ...process.env, NODE_ENV: 'production', PORT: port },
  });
}

/** Resolves with the exit code of the child when it ends; a signal counts as 1. */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
}

/** Forwards SIGINT and SIGTERM to the child and, with `embedded`, restarts the embedded database whenever it dies. */
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
