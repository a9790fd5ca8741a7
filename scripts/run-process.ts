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

/** Resolves to the exit code of the child when it ends; a signal counts as 1. */
export function waitForExit(child: ChildProcess): Promise<number> {
  return new Promise((resolve) => child.once('exit', (code, signal) => resolve(code ?? (signal ? 1 : 0))));
}
