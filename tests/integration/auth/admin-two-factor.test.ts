import { rejectLastAdmin, makeAdmin } from '@/lib/users/commands/roles';
import { totpCode, totpStep } from '@/lib/auth/two-factor-codes';
import { asStaff, asksForTwoFactor } from '@/lib/auth/current-session';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, postponeTwoFactor } from '@/lib/auth/two-factor';
import { setClock } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { findAccount } from '@/lib/users/queries';
import { createAccount, signedInRequest, sessionOf } from './people';

const settings = env();
afterEach(() => {
  settings.ADMIN_TWO_FACTOR = 'asked';
  setClock();
});

async function createAdmin() {
  const account = await createAccount();
  await makeAdmin('command-line', account.email);
  const request = await signedInRequest(account.id);
  return {
    request,
    isAsked: async () => asksForTwoFactor((await findAccount(account.id))!),
    async turnOn() {
      const person = await sessionOf(request);
      const begun = await beginTwoFactor(person);
      if (!begun.ok) throw new Error(begun.failure.code);
      await confirmTwoFactor(person, totpCode(begun.value.secret, totpStep(new Date())));
    },
  };
}

test('an admin is asked for a second factor until it is on or postponed, a customer never', async () => {
  const admin = await createAdmin();
  expect(await admin.isAsked()).toBe(true);
  expect(asksForTwoFactor(await createAccount())).toBe(false);
  await postponeTwoFactor(await sessionOf(admin.request));
  expect(await admin.isAsked()).toBe(false);
  const day = 86_400_000;
  setClock(() => Date.now() + 30 * day - 60_000);
  expect(await admin.isAsked()).toBe(false);
  setClock(() => Date.now() + 30 * day + 60_000);
  expect(await admin.isAsked()).toBe(true);
  setClock();
  await admin.turnOn();
  setClock(() => Date.now() + 31 * day);
  expect(await admin.isAsked()).toBe(false);
});

test('where it is only recommended, an admin without it keeps the rights', async () => {
  expect(asStaff(await sessionOf((await createAdmin()).request))).not.toBeNull();
});

test('where it is required, an admin has rights only while it is on', async () => {
  settings.ADMIN_TWO_FACTOR = 'required';
  const admin = await createAdmin();
  const now = async () => {
    const person = await sessionOf(admin.request);
    return { isAdmin: asStaff(person) !== null, withheld: person.rightsWithheld, role: person.role };
  };
  expect(await now()).toEqual({ isAdmin: false, withheld: true, role: 'customer' });
  await admin.turnOn();
  expect(await now()).toEqual({ isAdmin: true, withheld: false, role: 'admin' });
  await endTwoFactor(await sessionOf(admin.request), { password: 'right-password' });
  expect(await now()).toEqual({ isAdmin: false, withheld: true, role: 'customer' });
});

test('where it is required, postponing it does not stop the request', async () => {
  settings.ADMIN_TWO_FACTOR = 'required';
  const admin = await createAdmin();
  await postponeTwoFactor(await sessionOf(admin.request));
  expect(await admin.isAsked()).toBe(true);
});

test('the last admin can’t be removed even while the rights are withheld', async () => {
  settings.ADMIN_TWO_FACTOR = 'required';
  const person = await sessionOf((await createAdmin()).request);
  expect(await rejectLastAdmin(person)).toBeNull();
  await database()
    .collection<{ _id: string }>('adminRoster')
    .updateOne({ _id: 'admins' }, { $set: { userIds: [person.userId] } });
  expect(await rejectLastAdmin(person)).toMatchObject({ failure: { code: 'last-admin' } });
});
