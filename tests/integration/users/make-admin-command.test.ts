import { execFile } from 'node:child_process';
import { findAccount } from '@/lib/users/queries';
import { createAccount } from '../auth/people';

/** What a person at the command line sees. */
function makeAdminOnCommandLine(...whom: string[]): Promise<{ code: number; says: string }> {
  return new Promise((resolve) => {
    const command = ['--import', 'tsx', 'scripts/make-admin.ts', ...whom];
    execFile(process.execPath, command, { env: process.env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), says: (stdout + stderr).trim() }),
    );
  });
}

test('the command line makes a person who has signed up an admin, and says so again when asked again', async () => {
  const { id, email } = await createAccount();
  expect(await makeAdminOnCommandLine(email)).toEqual({ code: 0, says: `${email} is an admin now.` });
  expect((await findAccount(id))?.role).toBe('admin');
  expect(await makeAdminOnCommandLine(email)).toEqual({ code: 0, says: `${email} was an admin already.` });
});

test('the command line refuses whom the shop does not know, and tells what to do', async () => {
  const unknown = await makeAdminOnCommandLine('nobody@people.example');
  expect(unknown.code).toBe(1);
  expect(unknown.says).toContain('sign up in the shop first');
});

test('the command line asks for an address when none is given', async () => {
  expect(await makeAdminOnCommandLine()).toEqual({
    code: 2,
    says: 'Whom? npm run make-admin -- someone@example.com',
  });
});
