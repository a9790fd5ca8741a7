/**
 * Whether the time of a rejected sign-in or of a forgotten-password request reveals who has an account: medians of both
 * in milliseconds, their ratio, and the probability that a random sample of one is slower than one of the other (0.5
 * when nothing is revealed; the benchmark fails if it is further away than chance would explain). Then sign-ins per
 * second.
 *
 * Usage: tsx tests/bench/sign-in.ts [rounds, default 150]; MONGODB_URI chooses the database.
 */
import { openBenchDatabase } from '../support/bench-database';

const rounds = Number(process.argv[2] ?? 150);
const close = await openBenchDatabase();
const { signUp } = await import('../../lib/auth/email-verification');
const { signInWithPassword } = await import('../../lib/auth/sign-in');
const { requestPasswordReset } = await import('../../lib/auth/passwords');

const password = 'a password of the bench';
for (let each = 0; each < rounds; each++) {
  const opened = await signUp({ name: 'Bench', email: `known${each}@bench.example`, password });
  if (!opened.ok) throw new Error(opened.failure.message);
}

async function milliseconds(action: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await action();
  return performance.now() - start;
}

const median = (times: number[]) => [...times].sort((a, b) => a - b)[Math.floor(times.length / 2)]!;

/** Four standard deviations of that probability when both samples have the same distribution (Mann–Whitney U test). */
const chanceLimit = 4 * Math.sqrt((2 * rounds + 1) / (12 * rounds * rounds));
let isDistinguishable = false;

/** The probability that a random sample of `first` is greater than one of `second`. */
function chanceGreater(first: number[], second: number[]): number {
  const wins = first.map((one) => second.filter((other) => one > other).length);
  return wins.reduce((sum, count) => sum + count, 0) / (first.length * second.length);
}

async function compare(name: string, action: (email: string, round: number) => Promise<unknown>) {
  const known: number[] = [];
  const unknown: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const pair: [number[], string][] = [
      [known, `known${round}@bench.example`],
      [unknown, `nobody${round}@bench.example`],
    ];
    // The first request warms the caches for the second, so alternate the order.
    for (const [times, email] of round % 2 ? pair : pair.reverse())
      times.push(await milliseconds(() => action(email, round)));
  }
  const [a, b] = [median(known), median(unknown)];
  const chance = chanceGreater(known, unknown);
  if (Math.abs(chance - 0.5) > chanceLimit) isDistinguishable = true;
  console.log(
    `${name.padEnd(18)} known ${a.toFixed(2)}  unknown ${b.toFixed(2)}  ratio ${(a / b).toFixed(3)}  told apart ${chance.toFixed(3)}`,
  );
}

await compare('wrong password', (email, round) =>
  signInWithPassword(
    { email, password: 'not the password' },
    { address: `192.0.2.${round}`, deviceId: null },
  ),
);
await compare('forgotten password', (email) => requestPasswordReset(email));

const start = performance.now();
for (let round = 0; round < rounds; round++)
  await signInWithPassword(
    { email: `known${round}@bench.example`, password },
    { address: `198.51.100.${round}`, deviceId: null },
  );
console.log(`sign-ins a second  ${((rounds * 1000) / (performance.now() - start)).toFixed(1)}`);

await close();
if (isDistinguishable)
  console.error('Known and unknown addresses can be told apart by the time of the response.');
process.exit(isDistinguishable ? 1 : 0);
