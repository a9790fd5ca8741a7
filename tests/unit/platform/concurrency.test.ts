import { setImmediate } from 'node:timers/promises';
import { limitConcurrency } from '@/lib/platform/concurrency';

test('never runs more than the limit, even when a new task arrives as another one ends', async () => {
  const limited = limitConcurrency(2);
  let running = 0;
  let max = 0;
  const task = async () => {
    running += 1;
    max = Math.max(max, running);
    await setImmediate();
    running -= 1;
  };
  const first = Array.from({ length: 6 }, () => limited(task));
  // Each of these arrives at the moment a slot becomes free.
  const followers = first.map((done) => done.then(() => limited(task)));
  await Promise.all(followers);
  expect(max).toBe(2);
});

test('a failed task passes its slot to the next one', async () => {
  const limited = limitConcurrency(1);
  const failed = limited(() => Promise.reject(new Error('failed')));
  const done = limited(async () => 'done');
  await expect(failed).rejects.toThrow('failed');
  await expect(done).resolves.toBe('done');
});

test('tasks start in order of arrival', async () => {
  const limited = limitConcurrency(1);
  const started: number[] = [];
  await Promise.all([1, 2, 3, 4].map((number) => limited(async () => started.push(number))));
  expect(started).toEqual([1, 2, 3, 4]);
});
