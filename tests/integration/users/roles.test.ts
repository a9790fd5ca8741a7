import { setClock } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { asStaff } from '@/lib/auth/current-session';
import { endSessionsOf, makeAdmin, removeAdmin, setDisabled, setRole } from '@/lib/users/commands/roles';
import { findAccount, listAccounts } from '@/lib/users/queries';
import { createAccount, signedIn, signedInRequest, sessionOf } from '../auth/people';

afterEach(() => setClock());

beforeEach(async () => {
  await database().collection('users').deleteMany({});
  await database().collection<{ _id: string }>('adminRoster').deleteMany({});
});

async function createAdmin() {
  const account = await createAccount();
  await makeAdmin('command-line', account.email);
  return asStaff(await signedIn(account.id))!;
}

const roleOf = async (id: string) => (await findAccount(id))?.role;
const codeOf = (result: Awaited<ReturnType<typeof makeAdmin>>) =>
  result.ok ? result.value.modifiedCount : result.failure.code;

test('an admin makes a customer an admin, once, and the audit log records it', async () => {
  const admin = await createAdmin();
  const other = await createAccount();
  expect(codeOf(await makeAdmin(admin, other.email))).toBe(1);
  expect(codeOf(await makeAdmin(admin, other.email))).toBe(0);
  expect(await roleOf(other.id)).toBe('admin');
  const records = database().collection('auditRecords').find({ 'subject.id': other.id });
  expect(await records.toArray()).toMatchObject([
    {
      action: 'make-admin',
      actor: { email: admin.email },
      before: { role: 'customer' },
      after: { role: 'admin' },
    },
  ]);
});

test('an unknown, unverified or disabled person can’t become an admin', async () => {
  const admin = await createAdmin();
  const unverified = await createAccount({ verified: false });
  const disabled = await createAccount();
  await setDisabled(admin, disabled.email, true);
  expect(codeOf(await makeAdmin(admin, 'nobody@people.example'))).toBe('user-not-found');
  expect(codeOf(await makeAdmin(admin, unverified.email))).toBe('email-not-verified');
  expect(codeOf(await makeAdmin(admin, disabled.email))).toBe('user-disabled');
});

test('a sign-in older than 10 minutes must be renewed first', async () => {
  const admin = await createAdmin();
  const other = await createAccount();
  setClock(() => Date.now() + 10 * 60_000);
  for (const action of [makeAdmin, removeAdmin]) {
    expect(codeOf(await action(admin, other.email))).toBe('auth/requires-recent-login');
  }
  expect(codeOf(await setDisabled(admin, other.email, true))).toBe('auth/requires-recent-login');
});

test('the last admin keeps the role and can’t be disabled', async () => {
  const admin = await createAdmin();
  expect(codeOf(await removeAdmin(admin, admin.email))).toBe('last-admin');
  expect(codeOf(await setDisabled(admin, admin.email, true))).toBe('last-admin');
  const other = await createAdmin();
  expect(codeOf(await removeAdmin(admin, other.email))).toBe(1);
  expect(codeOf(await removeAdmin(admin, admin.email))).toBe('last-admin');
});

test('a disabled admin does not count as a remaining one', async () => {
  const [admin, other] = [await createAdmin(), await createAdmin()];
  expect(codeOf(await setDisabled(admin, other.email, true))).toBe(1);
  expect(codeOf(await removeAdmin(admin, admin.email))).toBe('last-admin');
  expect(codeOf(await setDisabled(admin, other.email, false))).toBe(1);
  expect(codeOf(await removeAdmin(admin, admin.email))).toBe(1);
});

test('when admins take the role from each other at the same moment, one always remains', async () => {
  for (let round = 0; round < 10; round++) {
    await database().collection<{ _id: string }>('adminRoster').deleteMany({});
    await database().collection('users').deleteMany({});
    const admins = [await createAdmin(), await createAdmin(), await createAdmin()];
    await Promise.all(admins.flatMap((one) => admins.map((other) => removeAdmin(one, other.email))));
    const left = await database().collection('users').countDocuments({ role: 'admin' });
    expect(left).toBe(1);
  }
});

test('disabling ends the sessions at once; ending sessions lets the person sign in again', async () => {
  const admin = await createAdmin();
  const other = await createAccount();
  const request = await signedInRequest(other.id);
  expect(codeOf(await endSessionsOf(admin, other.email))).toBe(1);
  await expect(sessionOf(request)).rejects.toThrow('nobody');
  await expect(signedIn(other.id)).resolves.toMatchObject({ email: other.email });
});

test('the user list finds people by the beginnings of name and email, 20 to a page, newest first', async () => {
  const accounts = [];
  for (let count = 0; count < 23; count++) accounts.push(await createAccount({ password: null }));
  const page = await listAccounts('', 1);
  expect(page).toMatchObject({ total: 23, pages: 2, page: 1 });
  expect(page.rows[0]!.email).toBe(accounts.at(-1)!.email);
  expect((await listAccounts('', 2)).rows).toHaveLength(3);
  const last = accounts.at(-1)!;
  const number = last.name.split(' ')[1]!;
  expect((await listAccounts(`PERS ${number}`, 1)).rows.map((row) => row.email)).toEqual([last.email]);
  expect((await listAccounts(last.email.slice(0, -3), 1)).rows).toHaveLength(1);
  for (const typed of ['.*', 'a\0b', '\u{1f529}', '[', '\\']) {
    expect((await listAccounts(typed, 1)).rows).toEqual([]);
  }
});

test('a person gets a role of the staff, once, and loses it again; the audit log records both', async () => {
  const admin = await createAdmin();
  const other = await createAccount();
  expect(codeOf(await setRole(admin, other.email, 'warehouse'))).toBe(1);
  expect(codeOf(await setRole(admin, other.email, 'warehouse'))).toBe(0);
  expect((await signedIn(other.id)).role).toBe('warehouse');
  expect(codeOf(await setRole(admin, other.email, 'customer'))).toBe(1);
  expect(await roleOf(other.id)).toBe('customer');
  const records = database().collection('auditRecords').find({ 'subject.id': other.id }).sort({ at: 1 });
  expect(await records.toArray()).toMatchObject([
    { action: 'change-role', before: { role: 'customer' }, after: { role: 'warehouse' } },
    { action: 'change-role', before: { role: 'warehouse' }, after: { role: 'customer' } },
  ]);
});

test('no other role is given to the last admin, nor to an unverified or disabled person', async () => {
  const admin = await createAdmin();
  const unverified = await createAccount({ verified: false });
  const disabled = await createAccount();
  await setDisabled(admin, disabled.email, true);
  expect(codeOf(await setRole(admin, admin.email, 'manager'))).toBe('last-admin');
  expect(codeOf(await setRole(admin, unverified.email, 'support'))).toBe('email-not-verified');
  expect(codeOf(await setRole(admin, disabled.email, 'support'))).toBe('user-disabled');
});

test('of two admins who make each other managers at the same moment, one stays', async () => {
  const [one, two] = [await createAdmin(), await createAdmin()];
  const codes = await Promise.all([setRole(one, two.email, 'manager'), setRole(two, one.email, 'manager')]);
  expect(codes.map(codeOf).sort()).toEqual([1, 'last-admin']);
  expect([await roleOf(one.userId), await roleOf(two.userId)].sort()).toEqual(['admin', 'manager']);
});

test('a manager made an admin and back is off the roster of admins', async () => {
  const admin = await createAdmin();
  const other = await createAccount();
  await setRole(admin, other.email, 'manager');
  expect(codeOf(await setRole(admin, other.email, 'admin'))).toBe(1);
  expect(codeOf(await setRole(admin, other.email, 'manager'))).toBe(1);
  expect(codeOf(await setRole(admin, admin.email, 'customer'))).toBe('last-admin');
});
