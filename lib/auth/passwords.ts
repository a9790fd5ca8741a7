import { Algorithm, hash, verify } from '@node-rs/argon2';
import { limitConcurrency } from '../platform/concurrency';
import { fail } from '../shared/result';
import list from './common-passwords.json';

// OWASP's second choice for argon2id; 19 MiB each, so two at once is what a small server can afford.
const cost = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const inTurn = limitConcurrency(2);

/** The salted argon2id hash of a password; at most two are computed at a time. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (no such account, or one that only uses Google) it verifies against a
 * decoy, so that the time does not tell who has an account.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await (decoy ??= hashPassword('nobody has this password')));
  const matches = await inTurn(() => verify(against, password.normalize('NFKC')));
  return matches && passwordHash !== null;
}

// The 5,000 most used of at least 6 characters, from zxcvbn's list (MIT), which counts leaked passwords.
const common = new Set(list.split(' '));

/** What an attacker would try first for this account: its email and the name of the shop. */
type Context = { email: string; shopName: string };

const letters = (text: string) => text.normalize('NFKC').toLowerCase().replace(/\s/g, '');

/** The failure of a password that attackers try first, in any letter case; null for any other. */
export function rejectWeakPassword(
  password: string,
  { email, shopName }: Context,
  field: 'password' | 'newPassword' = 'password',
) {
  const weak = (message: string) =>
    fail('invalid', 'auth/weak-password', message, { fields: { [field]: message } });
  const typed = letters(password);
  if (common.has(typed)) return weak('This is one of the most common passwords: choose another');
  const [mailbox = ''] = email.split('@');
  return [email, mailbox, shopName].some((guess) => typed === letters(guess))
    ? weak('Your email and the name of the shop are the first guesses: choose another password')
    : null;
}
