import { setImmediate } from 'node:timers/promises';
import { limitConcurrency } from '@/lib/platform/concurrency';

test('never runs more than the limit, even when a new task arrives as another one ends', async () => {
  const inTurn = limitConcurrency(2);
  let running = 0;
  let max = 0;
  const task = async () => {
    running += 1;
    max = Math.max(max, running);
    await setImmediate();
    running -= 1;
  };
  const first = Array.from({ length: 6 }, () => inTurn(task));
  // Each of these arrives at the moment a slot becomes free.
  const followers = first.map((done) => done.then(() => inTurn(task)));
  await Promise.all(followers);
  expect(max).toBe(2);
});

test('a failed task passes its slot to the next one', async () => {
  const inTurn = limitConcurrency(1);
  const failed = inTurn(() => Promise.reject(new Error('failed')));
  const done = inTurn(async () => 'done');
  await expect(failed).rejects.toThrow('failed');
  await expect(done).resolves.toBe('done');
});

test('tasks start in order of arrival', async () => {
  const inTurn = limitConcurrency(1);
  const started: number[] = [];
  await Promise.all([1, 2, 3, 4].map((number) => inTurn(async () => started.push(number))));
  expect(started).toEqual([1, 2, 3, 4]);
});
