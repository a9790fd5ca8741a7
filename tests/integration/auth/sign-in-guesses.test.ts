import { rememberDevice } from '@/lib/auth/known-devices';
import { signInWithPassword } from '@/lib/auth/sign-in';
import { setClock } from '@/lib/platform/clock';
import { randomSecret } from '@/lib/platform/ids';
import { createAccount, from } from './people';

const verified = jest.fn();
jest.mock('@node-rs/argon2', () => {
  const real = jest.requireActual<typeof import('@node-rs/argon2')>('@node-rs/argon2');
  return {
    ...real,
    verify: (...given: Parameters<typeof real.verify>) => (verified(), real.verify(...given)),
  };
});

beforeEach(() => verified.mockClear());
afterEach(() => setClock());

const guess = (email: string, password: string, address = '192.0.2.1', deviceId: string | null = null) =>
  signInWithPassword({ email, password }, from(address, deviceId));

test('of 200 simultaneous guesses at most 5 are checked', async () => {
  const { email } = await createAccount();
  const outcomes = await Promise.all(
    Array.from({ length: 200 }, (_, number) => guess(email, `guess-number-${number}`, '192.0.2.2')),
  );
  expect(verified).toHaveBeenCalledTimes(5);
  const codes = outcomes.map((outcome) => ('code' in outcome ? outcome.code.replace(/\d+$/, 'N') : 'in'));
  expect(codes.filter((code) => code === 'auth/wrong-password')).toHaveLength(5);
  expect(codes.filter((code) => code === 'auth/too-many-requests:N')).toHaveLength(195);
});

test('the limit holds over any 15 minutes, gives the seconds to wait, and ends by itself', async () => {
  const { email } = await createAccount();
  const start = Date.now();
  const at = (seconds: number) => setClock(() => start + seconds * 1000);
  for (const seconds of [0, 600, 700, 800, 850]) {
    at(seconds);
    expect(await guess(email, 'wrong-password')).toEqual({ code: 'auth/wrong-password' });
  }
  at(870);
  expect(await guess(email, 'right-password')).toEqual({ code: 'auth/too-many-requests:30' });
  at(901);
  expect(await guess(email, 'wrong-password')).toEqual({ code: 'auth/wrong-password' });
  expect(await guess(email, 'right-password')).toEqual({ code: 'auth/too-many-requests:599' });
  at(1501);
  expect(await guess(email, 'right-password')).toMatchObject({ account: { email } });
});

test('attempts during the wait do not prolong it', async () => {
  const { email } = await createAccount();
  const start = Date.now();
  setClock(() => start);
  for (let count = 0; count < 50; count++) await guess(email, 'wrong-password');
  setClock(() => start + 901_000);
  expect(await guess(email, 'right-password')).toMatchObject({ account: { email } });
});

test('guesses from other addresses do not lock the owner out', async () => {
  const { email } = await createAccount();
  for (let count = 0; count < 8; count++) await guess(email, 'wrong-password', '203.0.113.66');
  expect(await guess(email, 'right-password', '192.0.2.3')).toMatchObject({ account: { email } });
});

test('from one address 100 guesses are checked, but any number of people who know their passwords get in', async () => {
  const office = '192.0.2.77';
  const { email } = await createAccount();
  for (let person = 0; person < 101; person++)
    expect(await guess(email, 'right-password', office)).toMatchObject({ account: { email } });

  await Promise.all(
    Array.from({ length: 99 }, (_, number) =>
      guess(`nobody-${number}@customers.example`, 'wrong-password', office),
    ),
  );
  expect(await guess(email, 'right-password', office)).toMatchObject({ account: { email } });
  await guess('nobody-99@customers.example', 'wrong-password', office);
  expect(await guess(email, 'right-password', office)).toMatchObject({
    code: expect.stringMatching(/^auth\/too-many-requests:/),
  });
}, 60_000);

test('guesses at one account from ever new addresses are limited too', async () => {
  const { email } = await createAccount();
  const outcomes = [];
  for (let count = 0; count < 120; count++) {
    outcomes.push(guess(email, 'wrong-password', `198.51.100.${count}`));
  }
  await Promise.all(outcomes);
  expect(verified.mock.calls.length).toBeLessThanOrEqual(100);
});

describe('other people’s guesses', () => {
  const ownDevice = randomSecret();

  /** Attacks an account from 30 addresses with 5 guesses each, while its owner has a known device. */
  async function attackAccount() {
    const account = await createAccount();
    await rememberDevice(account, ownDevice, 'Firefox on Linux');
    const outcomes = [];
    for (let count = 0; count < 150; count++)
      outcomes.push(await guess(account.email, 'wrong-password', `203.0.113.${count % 30}`));
    return { account, outcomes };
  }

  test('never lock the owner out on a known device', async () => {
    const { account } = await attackAccount();
    expect(await guess(account.email, 'right-password', '203.0.113.1', ownDevice)).toHaveProperty('account');
  });

  test('lock the owner out on a new device for at most a minute', async () => {
    const start = Date.now();
    setClock(() => start);
    const { account, outcomes } = await attackAccount();
    expect(
      outcomes.filter((outcome) => 'code' in outcome && outcome.code === 'auth/wrong-password'),
    ).toHaveLength(30);
    expect(await guess(account.email, 'right-password')).toEqual({ code: 'auth/too-many-requests:1' });
    // The attack continues for an hour: each guess makes the next wait longer, up to a minute.
    let guesses = 0;
    let time = start;
    for (let minute = 0; minute < 60; minute++) {
      time += 60_000;
      setClock(() => time);
      const outcome = await guess(account.email, 'wrong-password', `198.51.100.${minute}`);
      if ('code' in outcome && outcome.code === 'auth/wrong-password') guesses += 1;
    }
    expect(guesses).toBeLessThanOrEqual(60);
    setClock(() => time + 60_000);
    expect(await guess(account.email, 'right-password')).toHaveProperty('account');
  });

  test('are limited on a known device too', async () => {
    const account = await createAccount();
    await rememberDevice(account, ownDevice, 'Firefox on Linux');
    for (let count = 0; count < 10; count++)
      await guess(account.email, 'wrong-password', '192.0.2.5', ownDevice);
    expect(await guess(account.email, 'right-password', '192.0.2.5', ownDevice)).toMatchObject({
      code: expect.stringMatching(/^auth\/too-many-requests:/),
    });
  });

  test('treat a device known to one account as new to another', async () => {
    const [mine, other] = [await createAccount(), await createAccount()];
    await rememberDevice(mine, ownDevice, 'Firefox on Linux');
    for (let count = 0; count < 5; count++)
      await guess(other.email, 'wrong-password', '192.0.2.6', ownDevice);
    expect(await guess(other.email, 'right-password', '192.0.2.6', ownDevice)).toHaveProperty('code');
  });
});
