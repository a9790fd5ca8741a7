import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';
import { closeDatabase, databaseTime } from '@/lib/platform/database';
import { setDefaults } from '@/lib/platform/env';

const real = new URL(process.env.MONGODB_URI!);

afterAll(async () => {
  await closeDatabase();
  process.env.MONGODB_URI = real.href;
  setDefaults({});
});

/** What listens at a port and leads to the database. */
const wayToDatabase = () =>
  createServer((socket) => {
    const database = connect(Number(real.port), real.hostname);
    for (const end of [socket, database]) end.on('error', () => end.destroy());
    socket.pipe(database).pipe(socket);
  });

test('a database that could not be reached at first is reached once it is there', async () => {
  const closed = wayToDatabase().listen(0, '127.0.0.1');
  await once(closed, 'listening');
  const { port } = closed.address() as AddressInfo;
  closed.close();
  await once(closed, 'close');
  await closeDatabase();
  process.env.MONGODB_URI = `mongodb://127.0.0.1:${port}/?directConnection=true&serverSelectionTimeoutMS=500`;
  setDefaults({});
  await expect(databaseTime()).rejects.toThrow();
  await expect(databaseTime()).rejects.toThrow('ECONNREFUSED');

  const open = wayToDatabase().listen(port, '127.0.0.1');
  await once(open, 'listening');
  expect(await databaseTime()).toBeInstanceOf(Date);
  await closeDatabase();
  open.close();
});
