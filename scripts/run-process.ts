import { spawn, type ChildProcess } from 'node:child_process';
import { childEnvironment } from '../lib/platform/env';
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);

/** Starts `next <args>` with this process's environment. */
export function runNext(args: string[], more: Record<string, string> = {}): ChildProcess {
  return runNode([require.resolve('next/dist/bin/next'), ...args], more);
}

/** Starts Node with this process's environment and more variables, and forwards SIGINT and SIGTERM to it while it runs. */
export function runNode(args: string[], more: Record<string, string> = {}): ChildProcess {
  const child = spawn(process.execPath, args, { stdio: 'inherit', env: childEnvironment(more) });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    const forward = () => child.kill(signal);
    process.on(signal, forward);
    child.once('exit', () => process.off(signal, forward));
  }
  return child;
}

/**
 * Runs Node to its end without printing what it says. Throws with the last line of its error output when it fails, or when
 * it was stopped.
 */
export async function runQuietly(args: string[]): Promise<void> {
  const child = spawn(process.execPath, args, {
    stdio: ['ignore', 'ignore', 'pipe'],
    env: childEnvironment({}),
  });
  let errors = '';
  child.stderr.on('data', (text) => (errors = (errors + text).slice(-4_000)));
  const code = await waitForExit(child);
  if (code !== 0) throw new Error(errors.trim().split('\n').at(-1) || `It ended with status ${code}.`);
}

/** Resolves to the exit code of the child when it ends; a signal counts as 1. */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
}
