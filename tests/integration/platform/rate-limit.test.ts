import { setClock } from '@/lib/platform/clock';
import { countAttempt, clearAttempts } from '@/lib/platform/rate-limit';

afterEach(() => setClock());

const limit = { name: 'test', count: 5, seconds: 60 };
const at = (seconds: number) => setClock(() => Date.UTC(2030, 0, 1) + seconds * 1000);

/** The number of allowed attempts among simultaneous ones. */
async function burst(subject: string, attempts: number): Promise<number> {
  const waits = await Promise.all(Array.from({ length: attempts }, () => countAttempt(limit, subject)));
  return waits.filter((seconds) => seconds === 0).length;
}

test('of many simultaneous attempts exactly the allowed number passes', async () => {
  at(0);
  expect(await burst('crowd', 40)).toBe(5);
});

test('a burst at the end of one minute leaves no room for another at the start of the next', async () => {
  at(59);
  expect(await burst('double', 10)).toBe(5);
  at(61);
  expect(await burst('double', 10)).toBe(0);
  at(118);
  expect(await burst('double', 10)).toBe(0);
  at(119);
  expect(await burst('double', 10)).toBe(5);
});

test('the wait is the time until the oldest attempt leaves the window', async () => {
  for (const seconds of [0, 10, 20, 30, 40]) {
    at(seconds);
    expect(await countAttempt(limit, 'wait')).toBe(0);
  }
  at(45);
  expect(await countAttempt(limit, 'wait')).toBe(15);
  at(60);
  expect(await countAttempt(limit, 'wait')).toBe(0);
  expect(await countAttempt(limit, 'wait')).toBe(10);
});

test('subjects and limits are counted separately, and forgiven attempts are forgotten', async () => {
  at(0);
  await burst('one', 5);
  expect(await countAttempt(limit, 'other')).toBe(0);
  expect(await countAttempt({ ...limit, name: 'test-other' }, 'one')).toBe(0);
  await clearAttempts(limit, 'one');
  expect(await burst('one', 10)).toBe(5);
});
