import { ObjectId } from 'mongodb';
import { hashPassword, isPassword, rejectWeakPassword } from '../auth/passwords';
import { recordChange } from '../audit/commands';
import { storeDraftPages, type DraftPage } from '../content/commands';
import { now } from '../platform/clock';
import { isDuplicateKey } from '../platform/database';
import { randomBase32, randomSecret } from '../platform/ids';
import { saveFirstSettings } from '../settings/commands';
import type { Shop } from '../settings/schema/shop';
import { everything } from '../shared/cache-tags';
import { fail, ok, type Result } from '../shared/result';
import { openAccount } from '../users/commands/open-account';
import { makeAdmin } from '../users/commands/roles';
import { findCredentials } from '../users/queries';
import { setups } from './collection';
import { findSetupCode, isSetupCode } from './queries';
import { shopOf } from './rules/first-shop';
import type { SetupInput } from './schema';

const leaseSeconds = 180;

/** Opens an empty database to be set up. Every server on it gets the same code. Safe to repeat. */
export async function openSetup(): Promise<void> {
  try {
    await setups().updateOne(
      { _id: 'setup' },
      { $setOnInsert: { code: randomBase32(12), openedAt: now() } },
      { upsert: true },
    );
  } catch (error) {
    // Another server opened it a moment ago.
    if (!isDuplicateKey(error)) throw error;
  }
}

const notOpen = () => fail('not-found', 'not-found', 'This shop is set up already.');

/** Checks the printed code. Its 60 bits can't be guessed at the rate that the route handlers allow. */
export async function checkSetupCode(typed: string): Promise<Result<{ done: boolean }>> {
  const code = await findSetupCode();
  if (!code) return notOpen();
  if (isSetupCode(code, typed)) return ok({ done: true });
  const message = 'This is not the code that the server has printed.';
  return fail('forbidden', 'wrong-code', message, { fields: { code: message } });
}

async function takeLease(): Promise<string | null> {
  const id = randomSecret();
  const time = now();
  const { matchedCount } = await setups().updateOne(
    {
      _id: 'setup',
      code: { $exists: true },
      $or: [{ lease: { $exists: false } }, { 'lease.until': { $lte: time } }],
    },
    { $set: { lease: { id, until: new Date(time.getTime() + leaseSeconds * 1000) } } },
  );
  return matchedCount ? id : null;
}

/** Makes the first admin. An account that an interrupted attempt left is used again when the password is the same. */
async function makeFirstAdmin({ name, email, password }: SetupInput['admin']): Promise<Result<object>> {
  const passwordHash = await hashPassword(password);
  const opened = await openAccount({ _id: new ObjectId(), name, email, passwordHash, verified: true });
  if (!opened.ok) {
    const known = await findCredentials(email);
    if (!known || !(await isPassword(known.passwordHash, password))) return opened;
  }
  return makeAdmin('command-line', email);
}

/** What setting up stores besides the settings: the pages of the shop, and the sample data where it is wanted. */
export type FirstContent = {
  pages: (shop: Shop) => Promise<DraftPage[]>;
  loadSample: () => Promise<void>;
};

/**
 * Sets an empty shop up. Every step is safe to repeat and the admin comes last, so an attempt that was interrupted can
 * be made again; of two at the same time one fails. The code is deleted with success.
 */
export async function completeSetup(
  { code, shop: input, admin, sampleData }: SetupInput,
  content: FirstContent,
): Promise<Result<{ email: string }>> {
  const proof = await checkSetupCode(code);
  if (!proof.ok) return proof;
  const weak = rejectWeakPassword(admin.password, { email: admin.email, shopName: input.name });
  if (weak) return weak;
  const lease = await takeLease();
  if (!lease) {
    const message = 'Somebody is setting this shop up at this moment. Wait a little and reload the page.';
    return fail('conflict', 'setup-running', message);
  }
  try {
    const shop = shopOf(input);
    await saveFirstSettings(shop);
    await storeDraftPages(await content.pages(shop));
    if (sampleData) await content.loadSample();
    const extended = await setups().updateOne(
      { _id: 'setup', 'lease.id': lease },
      { $set: { 'lease.until': new Date(now().getTime() + leaseSeconds * 1000) } },
    );
    if (!extended.matchedCount) return notOpen();
    const made = await makeFirstAdmin(admin);
    if (!made.ok) return made;
    await setups().updateOne({ _id: 'setup' }, { $set: { doneAt: now() }, $unset: { code: '' } });
    await recordChange({
      actor: null,
      action: 'set-up',
      subject: { kind: 'settings', id: 'shop', name: shop.name },
      after: { name: shop.name, admin: admin.email, sampleData },
    });
    return ok({ email: admin.email }, [everything]);
  } finally {
    await setups().updateOne({ _id: 'setup', 'lease.id': lease }, { $unset: { lease: '' } });
  }
}
