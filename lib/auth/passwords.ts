import { Algorithm, hash, verify } from '@node-rs/argon2';

// OWASP's second choice for argon2id; 19 MiB each, so two at once is what a small server can give.
const cost = { algorithm: 2 satisfies Algorithm, memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const atOnce = 2;

let running = 0;
const waiting: (() => void)[] = [];

async function inTurn<T>(work: () => Promise<T>): Promise<T> {
  if (running >= atOnce) await new Promise<void>((resolve) => waiting.push(resolve));
  else running += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else running -= 1;
  }
}

/** The argon2id hash of a password, salted; waits for its turn when two others are being computed. */
export function hashPassword(password: string): Promise<string> {
  return inTurn(() => hash(password.normalize('NFKC'), cost));
}

let decoy: Promise<string> | undefined;

/**
 * Whether the password is right. Without a hash (no such account, or one that only knows Google) it computes one
 * all the same, so that the time says nothing about who has an account.
 */
export async function isPassword(passwordHash: string | null, password: string): Promise<boolean> {
  const against = passwordHash ?? (await (decoy ??= hashPassword('nobody has this password')));
  const right = await inTurn(() => verify(against, password.normalize('NFKC')));
  return right && passwordHash !== null;
}
