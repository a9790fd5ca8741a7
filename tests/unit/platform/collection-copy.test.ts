import { copyCollection } from '@/lib/platform/collection-copy';

type Row = { _id: string; changedAt?: Date; units: number };

/** A collection of rows by id, and a copy of it; `reads` lists how many rows each read returned. */
function source(maxRows = 100) {
  const stored = new Map<string, Row>();
  const reads: number[] = [];
  const minutes = (count: number) => new Date(count * 60_000);
  const clock = { minute: 10 };
  const copy = copyCollection<Row>({
    time: async () => minutes(clock.minute),
    read: async (since) => {
      const found = [...stored.values()].filter(
        ({ changedAt }) => !since || (changedAt !== undefined && changedAt >= since),
      );
      reads.push(found.length);
      return found.map((row) => ({ ...row }));
    },
    count: async () => stored.size,
    maxRows,
  });
  const put = (_id: string, units: number, minute?: number) =>
    stored.set(_id, { _id, units, ...(minute !== undefined && { changedAt: minutes(minute) }) });
  const units = async () => Object.fromEntries([...(await copy())!].map(([id, row]) => [id, row.units]));
  for (let index = 0; index < 20; index++) put(`old-${index}`, index, index < 10 ? undefined : 1);
  put('last', 1, 9.5);
  return { stored, clock, reads, put, units, copy };
}

test('a copy reads all rows once and then those that changed', async () => {
  const { reads, clock, put, units } = source();
  expect(Object.keys(await units())).toHaveLength(21);
  clock.minute = 11.5;
  put('old-3', 99, 11);
  expect(await units()).toMatchObject({ 'old-3': 99, 'old-4': 4, last: 1 });
  put('old-12', 98, 11);
  expect(await units()).toMatchObject({ 'old-3': 99, 'old-12': 98 });
  expect(reads).toEqual([21, 2, 2]);
});

test('a copy finds a write that became visible after a later one', async () => {
  const { clock, put, units } = source();
  await units();
  clock.minute = 20;
  put('old-1', 70, 20);
  await units();
  put('old-2', 71, 19.5);
  expect(await units()).toMatchObject({ 'old-1': 70, 'old-2': 71 });
});

test('a copy follows inserted and deleted rows, also when their number stays the same', async () => {
  const { stored, put, units } = source();
  await units();
  put('new', 5);
  expect(await units()).toMatchObject({ new: 5 });
  stored.delete('old-1');
  put('newer', 6, 12);
  const now = await units();
  expect(now).toMatchObject({ newer: 6 });
  expect(now).not.toHaveProperty('old-1');
  expect(Object.keys(now)).toHaveLength(stored.size);
});

test('a copy that nothing changed for a minute reads no rows, however new they are', async () => {
  const { reads, clock, units } = source();
  await units();
  clock.minute = 12;
  await units();
  await units();
  expect(reads).toEqual([21, 1, 0]);
});

test('there is no copy of a collection beyond its limit', async () => {
  const { reads, stored, copy } = source(20);
  expect(await copy()).toBeNull();
  stored.delete('last');
  expect((await copy())!.size).toBe(20);
  expect(reads).toEqual([20]);
});

test('calls share a read that begins after them, and none that began before', async () => {
  const { reads, put, copy } = source();
  const first = copy();
  await Promise.resolve();
  await Promise.resolve();
  put('old-3', 99, 11);
  const [, second, third] = await Promise.all([first, copy(), copy()]);
  expect(second!.get('old-3')!.units).toBe(99);
  expect(third).toBe(second);
  expect(reads).toEqual([21, 2]);
});

test('a copy works again after its source failed', async () => {
  let isDown = true;
  const copy = copyCollection<Row>({
    read: async () => {
      if (isDown) throw new Error('down');
      return [{ _id: 'one', units: 1 }];
    },
    count: async () => 1,
    maxRows: 10,
    time: async () => new Date(0),
  });
  await expect(Promise.all([copy(), copy()])).rejects.toThrow('down');
  isDown = false;
  expect((await copy())!.get('one')).toEqual({ _id: 'one', units: 1 });
});
