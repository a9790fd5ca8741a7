import { ObjectId } from 'mongodb';
import { jobRecords } from '@/lib/jobs/collection';
import { runJob, tellOfJobs } from '@/lib/jobs/commands';
import { countTroubledJobs, listJobs } from '@/lib/jobs/queries';
import { outbox } from '@/lib/mail/collection';
import { setClock } from '@/lib/platform/clock';
import { fail, ok } from '@/lib/shared/result';
import { openAccount } from '@/lib/users/commands/open-account';
import { setRole } from '@/lib/users/commands/roles';

let time = Date.parse('2126-05-04T08:00:00Z');
const pass = (seconds: number) => (time += seconds * 1000);
const jobNamed = async (name: string) => (await listJobs()).find((job) => job.name === name)!;
const succeed = async () => ok({ published: 2 });
const failing = async () => fail('unavailable', 'no-disk', 'The disk is full.');

beforeEach(async () => {
  setClock(() => time);
  await jobRecords().deleteMany();
});
afterAll(() => setClock());

test('of three servers one runs each job that is due, never two at once, whichever of them are killed', async () => {
  const random = (
    (seed: number) => () =>
      (seed = (seed * 16_807) % 2_147_483_647) / 2_147_483_647
  )(7);
  let running = 0;
  let overlaps = 0;
  let missed = 0;
  let sinceKill = Infinity;
  const server = (isKilled: boolean) =>
    runJob(
      'content',
      async () => {
        overlaps += running++ ? 1 : 0;
        await new Promise((done) => setImmediate(done));
        running--;
        if (isKilled) {
          sinceKill = -1;
          // The process is gone: nothing after this happens.
          await new Promise(() => undefined);
        }
        return ok({ published: 1 });
      },
      { ifDue: true },
    );
  for (let minute = 0; minute < 300; minute++) {
    const before = await jobRecords().findOne({ _id: 'content' });
    const isKilled = random() < 0.1;
    const calls = [1, 2, 3].map(() => server(isKilled));
    // Those that another one keeps out answer; the run itself may never do.
    await Promise.race([Promise.all(calls), new Promise((done) => setTimeout(done, isKilled ? 40 : 5_000))]);
    const after = await jobRecords().findOne({ _id: 'content' });
    const ran = after?.run !== before?.run || after?.startedAt?.getTime() !== before?.startedAt?.getTime();
    sinceKill++;
    // A dead run keeps the others out for its lease, which ends in the second minute.
    if (!ran) missed++;
    if (!ran) expect(sinceKill).toBe(1);
    pass(60);
  }
  expect(overlaps).toBe(0);
  expect(missed).toBeGreaterThan(5);
});

test('a call without “if due” runs a job at once, unless it is running', async () => {
  let end = () => {};
  const ended = new Promise<void>((done) => (end = done));
  const long = runJob('mail', async () => {
    await ended;
    return ok({});
  });
  while (!(await jobRecords().findOne({ _id: 'mail' }))) await new Promise((done) => setTimeout(done, 5));
  expect((await jobNamed('mail')).state).toBe('running');
  expect(await runJob('mail', succeed)).toMatchObject({ value: { skipped: 'running' } });
  end();
  await long;
  expect(await runJob('mail', succeed)).toMatchObject({ value: { published: 2 } });
  expect(await runJob('mail', succeed, { ifDue: true })).toMatchObject({ value: { skipped: 'not-due' } });
  expect(await jobNamed('mail')).toMatchObject({ state: 'ok', result: { published: 2 }, failures: 0 });
});

test('a job that fails three times in a row is told to each owner, once until it ends well', async () => {
  const email = 'olga@jobs.example';
  await openAccount({ _id: new ObjectId(), name: 'Olga Owner', email, passwordHash: null, verified: true });
  await setRole('command-line', email, 'admin');
  await outbox().deleteMany();
  const told = async () => {
    await runJob('alarms', tellOfJobs);
    return outbox().countDocuments({ to: email, subject: /invoices/ });
  };
  for (const wanted of [0, 0, 1, 1]) {
    expect(await runJob('invoices', failing)).toMatchObject({ ok: false });
    expect(await told()).toBe(wanted);
    pass(60);
  }
  expect(await jobNamed('invoices')).toMatchObject({
    state: 'failing',
    failures: 4,
    error: 'The disk is full.',
  });
  expect(await countTroubledJobs()).toBe(1);
  await runJob('invoices', succeed);
  expect(await jobNamed('invoices')).toMatchObject({ state: 'ok', failures: 0, error: null });
  for (let run = 0; run < 3; run++) {
    await expect(runJob('invoices', () => Promise.reject(new Error('No connection')))).rejects.toThrow();
    expect(await told()).toBe(run < 2 ? 1 : 2);
    pass(60);
  }
});

test('nobody is told of jobs that did not run because the shop was stopped', async () => {
  await outbox().deleteMany();
  await runJob('alarms', tellOfJobs);
  await runJob('quotes', succeed);
  pass(3600);
  await runJob('alarms', tellOfJobs);
  await runJob('quotes', succeed);
  pass(60);
  expect(await runJob('alarms', tellOfJobs)).toMatchObject({ value: { told: 0 } });
  for (let minute = 0; minute < 16; minute++) {
    pass(60);
    await runJob('alarms', tellOfJobs);
  }
  expect(await jobNamed('quotes')).toMatchObject({ state: 'late' });
  expect(await outbox().countDocuments({ subject: /quotes/ })).toBe(1);
});

test('a job that nobody calls any more counts as late after 15 minutes', async () => {
  await runJob('quotes', succeed);
  pass(14 * 60);
  expect(await jobNamed('quotes')).toMatchObject({ state: 'ok' });
  pass(2 * 60);
  expect(await jobNamed('quotes')).toMatchObject({ state: 'late' });
  expect(await countTroubledJobs()).toBe(1);
});
