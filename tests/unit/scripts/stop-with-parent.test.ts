import { spawn } from 'node:child_process';
import { once } from 'node:events';

test('a process below npm gets a SIGTERM when the shell between them has ended', async () => {
  const script = `
    import { stopWithParent } from './scripts/stop-with-parent.mjs';
    process.once('SIGTERM', () => { console.log('stopped'); process.exit(); });
    setInterval(() => undefined, 1_000);
    stopWithParent();
    console.log('started');
  `;
  // A second command keeps the shell from replacing itself by Node.
  const command = `"$NODE" --input-type=module --eval "$SCRIPT"; true`;
  const env = { ...process.env, NODE: process.execPath, SCRIPT: script };
  const shell = spawn('sh', ['-c', command], { env, stdio: ['ignore', 'pipe', 'inherit'] });
  const [started] = await once(shell.stdout, 'data');
  expect(String(started)).toBe('started\n');
  shell.kill('SIGTERM');
  const [stopped] = await once(shell.stdout, 'data');
  expect(String(stopped)).toBe('stopped\n');
});
