import { spawn } from 'node:child_process';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './shop';

const program = (folder: string, names: string[], port: number) => `
  const { readFileSync } = require('node:fs');
  const bodies = new Map(${JSON.stringify(names)}.map((name) => ['/' + name, readFileSync(${JSON.stringify(folder)} + '/' + name)]));
  require('node:http').createServer((request, answer) => {
    const body = bodies.get(request.url);
    answer.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'gzip', 'content-length': body.length });
    answer.end(body);
  }).listen(${port});`;

/** Starts a bare node:http server in a process of its own that sends these bytes, each at the address of its name. */
export async function startPlainServer(
  bodies: Record<string, Buffer>,
): Promise<{ url: string; pid: number; stop(): void }> {
  const folder = mkdtempSync(join(tmpdir(), 'hexbolt-plain-'));
  for (const [name, bytes] of Object.entries(bodies)) writeFileSync(join(folder, name), bytes);
  const port = await freePort();
  const child = spawn(process.execPath, ['-e', program(folder, Object.keys(bodies), port)], {
    stdio: 'inherit',
  });
  const url = `http://localhost:${port}`;
  const [first = ''] = Object.keys(bodies);
  for (let attempt = 0; attempt < 100; attempt++) {
    if (await fetch(`${url}/${first}`).then((response) => response.arrayBuffer()).catch(() => null)) break; // prettier-ignore
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  return { url, pid: child.pid!, stop: () => child.kill() };
}
