import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { MongoClient } from 'mongodb';
import { database } from '@/lib/platform/database';

// A proxy between client and database that closes connections cleanly, as a stopping server does.
let between: Server;
let client: MongoClient;
const connections = new Set<Socket>();

beforeAll(async () => {
  const [{ socketPath: path, host, port = 27017 } = {}] = new MongoClient(process.env.MONGODB_URI!).options
    .hosts;
  between = createServer((near) => {
    const far = path ? connect({ path }) : connect({ host, port });
    connections.add(near);
    near.on('error', () => undefined).on('close', () => connections.delete(near) && far.destroy());
    far.on('error', () => undefined).on('close', () => near.destroy());
    near.pipe(far).pipe(near);
  });
  await once(between.listen(0, '127.0.0.1'), 'listening');
  const { port: nearPort } = between.address() as AddressInfo;
  client = new MongoClient(`mongodb://127.0.0.1:${nearPort}/?directConnection=true`, {
    serverSelectionTimeoutMS: 2_500,
  });
});

afterAll(async () => {
  await client.close();
  between.close();
});

test('every request gets a response while the database closes its connections', async () => {
  const asked = () => client.db(database().databaseName).collection('items').findOne({});
  await Promise.all(Array.from({ length: 5 }, asked));
  for (const connection of connections) connection.end();
  const responses: Promise<unknown>[] = [];
  // One request per turn of the event loop, so that one uses a connection whose closing isn't known yet.
  for (let turn = 0; turn < 30; turn++) {
    await new Promise(setImmediate);
    responses.push(asked());
  }
  expect(await Promise.all(responses)).toEqual(responses.map(() => null));
});
