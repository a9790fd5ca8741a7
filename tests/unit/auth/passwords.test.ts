import { setTimeout } from 'node:timers/promises';
import { hashPassword, isPassword } from '@/lib/auth/passwords';

let running = 0;
let max = 0;

async function work<T>(response: T): Promise<T> {
  running += 1;
  max = Math.max(max, running);
  await setTimeout(5);
  running -= 1;
  return response;
}

jest.mock('@node-rs/argon2', () => ({
  Algorithm: { Argon2id: 2 },
  hash: (password: string) => {
    if (password === 'fails') return work(null).then(() => Promise.reject(new Error('no memory')));
    return work(`hash of ${password}`);
  },
  verify: (hash: string, password: string) => work(hash === `hash of ${password}`),
}));

test('at most two passwords are hashed at once, the others wait, and all complete', async () => {
  const responses = await Promise.all(
    Array.from({ length: 20 }, (_, each) =>
      each % 2 ? hashPassword(`p${each}`) : isPassword(`hash of p${each}`, `p${each}`),
    ),
  );
  expect(max).toBe(2);
  expect(responses).toEqual(Array.from({ length: 20 }, (_, each) => (each % 2 ? `hash of p${each}` : true)));
});

test('a failed hash frees its slot', async () => {
  const outcomes = await Promise.allSettled(['fails', 'fails', 'fails', 'works'].map(hashPassword));
  expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected', 'fulfilled']);
});

test('an account without a password costs the same hash, and no password matches', async () => {
  expect(await isPassword(null, 'nobody has this password')).toBe(false);
});
