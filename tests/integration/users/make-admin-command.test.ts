import { execFile } from 'node:child_process';
import { findAccount } from '@/lib/users/queries';
import { createAccount } from '../auth/people';

/** Runs the command and returns its exit code and output. */
function makeAdminOnCommandLine(...whom: string[]): Promise<{ code: number; output: string }> {
  return new Promise((resolve) => {
    const command = ['scripts/run.mjs', 'make-admin', ...whom];
    execFile(process.execPath, command, { env: process.env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: (stdout + stderr).trim() }),
    );
  });
}

test('make-admin promotes an account, and reports it when repeated', async () => {
  const { id, email } = await createAccount();
  expect(await makeAdminOnCommandLine(email)).toEqual({ code: 0, output: `${email} is an admin now.` });
  expect((await findAccount(id))?.role).toBe('admin');
  expect(await makeAdminOnCommandLine(email)).toEqual({ code: 0, output: `${email} was an admin already.` });
});

test('make-admin rejects an unknown address and says what to do', async () => {
  const unknown = await makeAdminOnCommandLine('nobody@people.example');
  expect(unknown.code).toBe(1);
  expect(unknown.output).toContain('sign up in the shop first');
});

test('make-admin without an address shows how to use it', async () => {
  expect(await makeAdminOnCommandLine()).toEqual({
    code: 2,
    output: 'Give the email address of an account: npm run make-admin -- someone@example.com',
  });
});
