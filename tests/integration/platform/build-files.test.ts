import { buildFiles, findBuildFile, keptDays, storeBuildFiles } from '@/lib/platform/build-files';
import { setClock } from '@/lib/platform/clock';

const day = 86_400_000;
// In the future, because the database removes what has expired by its own clock.
const start = Date.UTC(2100, 0, 1);
const read = jest.fn((address: string) => Promise.resolve(Buffer.from(`content of ${address}`)));
const storeBuild = (...names: string[]) => storeBuildFiles(names, read);
const expiryOf = async (name: string) => (await buildFiles().findOne({ _id: name }))?.expiresAt ?? null;
const textOf = async (name: string) => (await findBuildFile(name))?.toString();

beforeEach(() => {
  read.mockClear();
  setClock(() => start);
});
afterEach(() => setClock());

test('the files of a build are found by every server, and each is read once', async () => {
  await storeBuild('a.js', 'shared.js');
  await storeBuild('a.js', 'shared.js');
  expect(read).toHaveBeenCalledTimes(2);
  expect(await textOf('a.js')).toBe('content of a.js');
  expect(await findBuildFile('missing.js')).toBeNull();
});

test('files that the next build lacks expire after a week; those that it has stay', async () => {
  await storeBuild('a.js', 'shared.js');
  await storeBuild('b.js', 'shared.js');
  expect(await expiryOf('a.js')).toEqual(new Date(start + keptDays * day));
  expect([await expiryOf('b.js'), await expiryOf('shared.js')]).toEqual([null, null]);
  expect(await textOf('a.js')).toBe('content of a.js');

  // Another start of the same build puts nothing off.
  setClock(() => start + day);
  await storeBuild('b.js', 'shared.js');
  expect(await expiryOf('a.js')).toEqual(new Date(start + keptDays * day));
});

test('a build that starts again keeps its files', async () => {
  await storeBuild('a.js');
  await storeBuild('b.js');
  await storeBuild('a.js');
  expect([await expiryOf('a.js'), await expiryOf('b.js')]).toEqual([null, new Date(start + keptDays * day)]);
});

test('servers of two builds that start at once lose no file', async () => {
  await Promise.all([storeBuild('a.js', 'shared.js'), storeBuild('b.js', 'shared.js')]);
  expect(await Promise.all(['a.js', 'b.js', 'shared.js'].map(textOf))).toEqual([
    'content of a.js',
    'content of b.js',
    'content of shared.js',
  ]);
});
