import { seal, unseal } from '@/lib/platform/sealed';
import { beginTwoFactor, confirmTwoFactor, endTwoFactor, renewRecoveryCodes } from '@/lib/auth/two-factor';
import { setClock } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { sha256 } from '@/lib/platform/hash';
import { signedIn } from './people';
import { start, codeAt, valueOf, withTwoFactor, enter } from './two-factor-fixtures';

afterEach(() => setClock());

test('recovery codes are stored hashed, and new ones invalidate the old', async () => {
  const { account, person, recoveryCodes } = await withTwoFactor();
  const stored = JSON.stringify(await database().collection('users').findOne({ email: account.email }));
  for (const code of recoveryCodes) expect(stored).not.toContain(code.replaceAll('-', ''));
  const renewed = valueOf(await renewRecoveryCodes(person)).recoveryCodes;
  expect(await enter(account.email, recoveryCodes[0])).toEqual({ code: 'auth/invalid-verification-code' });
  expect(await enter(account.email, renewed[0])).toHaveProperty('account');
});

/** The encrypted secret of an account as stored in the database. */
async function sealedSecret(email: string): Promise<string> {
  const user = await database().collection('users').findOne({ email });
  return (user!.twoFactor as { secret: string }).secret;
}

test('the secret is stored encrypted, and can be decrypted for its owner alone', async () => {
  const { account, secret } = await withTwoFactor();
  const stored = await sealedSecret(account.email);
  expect(stored).not.toContain(secret);
  expect(unseal('two-factor secret', stored, account.id)).toBe(secret);
  expect(unseal('two-factor secret', stored, 'ffffffffffffffffffffffff')).toBeNull();
  expect(seal('two-factor secret', secret, account.id)).not.toBe(
    seal('two-factor secret', secret, account.id),
  );
  for (const [index, part] of stored.split('.').entries()) {
    const parts = stored.split('.');
    parts[index] = `${part.startsWith('A') ? 'B' : 'A'}${part.slice(1)}`;
    expect(unseal('two-factor secret', parts.join('.'), account.id)).toBeNull();
  }
  for (const text of ['', 'x', '..', secret, 'a.b.c'])
    expect(unseal('two-factor secret', text, account.id)).toBeNull();
});

test('after a change of the shop’s secret a code of the app says what to do, and a recovery code works', async () => {
  const { account, secret, recoveryCodes } = await withTwoFactor();
  // Encrypted for another owner, which for this shop is the same as with another NEXTAUTH_SECRET: it can't be
  // decrypted.
  const foreign = seal('two-factor secret', secret, 'ffffffffffffffffffffffff');
  await database()
    .collection('users')
    .updateOne({ email: account.email }, { $set: { 'twoFactor.secret': foreign } });
  const later = start + 60_000;
  setClock(() => later);
  expect(await enter(account.email, codeAt(secret, later))).toEqual({
    code: 'auth/second-factor-unreadable',
  });
  expect(await enter(account.email, recoveryCodes[0])).toHaveProperty('account');
  const person = await signedIn(account.id);
  expect(await endTwoFactor(person, { password: 'right-password' })).toMatchObject({ ok: true });
  const again = valueOf(await beginTwoFactor(person));
  expect(await confirmTwoFactor(person, codeAt(again.secret, later))).toMatchObject({ ok: true });
});

test('recovery codes from before they were salted keep working', async () => {
  const { account } = await withTwoFactor();
  await database()
    .collection('users')
    .updateOne({ email: account.email }, { $set: { 'twoFactor.recovery': [sha256('ABCDE12345')] } });
  expect(await enter(account.email, 'abcde-12345')).toHaveProperty('account');
  expect(await enter(account.email, 'abcde-12345')).toHaveProperty('code');
});
