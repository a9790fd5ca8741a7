import { connect, type Socket } from 'node:net';
import { once } from 'node:events';
import { serialize } from 'bson';
import { MongoClient } from 'mongodb';
import { startTestServer, type TestServer } from './support/test-server';

/** Creates an OP_MSG message. */
function message(body: Buffer, opcode = 2013, length = 21 + body.length): Buffer {
  const head = Buffer.alloc(21);
  head.writeInt32LE(length, 0);
  head.writeInt32LE(1, 4);
  head.writeInt32LE(opcode, 12);
  return Buffer.concat([head, body]);
}

const ping = message(Buffer.from(serialize({ ping: 1, $db: 'admin' })));

describe('a connection', () => {
  let server: TestServer;
  let client: MongoClient;
  beforeAll(async () => {
    server = await startTestServer();
    client = new MongoClient(server.uri);
    await client.connect();
  });
  afterAll(async () => {
    await client.close();
    await server.stop();
  });

  async function open(): Promise<Socket> {
    const socket = connect(Number(new URL(server.uri).port), '127.0.0.1');
    socket.on('error', () => undefined);
    await once(socket, 'connect');
    return socket;
  }
  const closed = (socket: Socket) => once(socket.resume(), 'close');
  const pingServer = () => client.db('admin').command({ ping: 1 });

  it.each([
    ['random bytes', Buffer.from(Array.from({ length: 400 }, (_, i) => (i * 7919 + 131) % 256))],
    ['an HTTP request', Buffer.from('GET / HTTP/1.1\r\nHost: x\r\n\r\n')],
    ['a message that is too long', message(Buffer.alloc(8), 2013, 60_000_000)],
    ['a message that is shorter than its header', message(Buffer.alloc(8), 2013, 3)],
    ['a negative length', message(Buffer.alloc(8), 2013, -5)],
    ['an unknown opcode', message(Buffer.from(serialize({ ping: 1 })), 2999)],
    ['a document with a wrong length', message(Buffer.from([200, 0, 0, 0, 1, 2, 3, 0]))],
    [
      'a document with an unknown type',
      message(Buffer.concat([Buffer.from([12, 0, 0, 0, 0x55]), Buffer.from('ping\0'), Buffer.from([1, 0])])),
    ],
  ])('is closed on %s while others keep working', async (_, bytes) => {
    const socket = await open();
    const ended = closed(socket);
    socket.write(bytes);
    await ended;
    expect(await pingServer()).toMatchObject({ ok: 1 });
  });

  it('assembles a message that arrives byte by byte', async () => {
    const socket = await open();
    for (const byte of ping) socket.write(Buffer.from([byte]));
    const [reply] = (await once(socket, 'data')) as [Buffer];
    expect(reply.includes('ok\0')).toBe(true);
    socket.destroy();
  });

  it('replies to two messages that arrive in one chunk', async () => {
    const socket = await open();
    socket.write(Buffer.concat([ping, ping]));
    let size = 0;
    for await (const chunk of socket) {
      size += (chunk as Buffer).length;
      if (size >= 2 * (21 + serialize({ ok: 1 }).length)) break;
    }
    expect(size).toBeGreaterThan(0);
    socket.destroy();
  });

  it('survives a client that disconnects in the middle of a message', async () => {
    const socket = await open();
    socket.write(ping.subarray(0, 30));
    socket.destroy();
    expect(await pingServer()).toMatchObject({ ok: 1 });
  });

  it('is served together with 499 others', async () => {
    const sockets = await Promise.all(Array.from({ length: 500 }, open));
    const replies = sockets.map((socket) => once(socket, 'data'));
    for (const socket of sockets) socket.write(ping);
    expect((await Promise.all(replies)).length).toBe(500);
    expect(await pingServer()).toMatchObject({ ok: 1 });
    for (const socket of sockets) socket.destroy();
  });

  it('rejects a document of more than 16 MB and accepts one just below', async () => {
    const big = client.db('shop').collection<{ _id: number; text: string }>('big');
    await big.insertOne({ _id: 1, text: 'x'.repeat(16_000_000) });
    await expect(big.updateOne({ _id: 1 }, { $set: { more: 'y'.repeat(1_000_000) } })).rejects.toMatchObject({
      code: 17419,
    });
    expect((await big.findOne({ _id: 1 }))?.text.length).toBe(16_000_000);
  });

  it('returns large results in batches', async () => {
    const many = client.db('shop').collection<{ _id: number; text: string }>('many');
    await many.insertMany(Array.from({ length: 3000 }, (_, i) => ({ _id: i, text: 'x'.repeat(10_000) })));
    const cursor = many.find({}, { sort: { _id: 1 }, batchSize: 1000 });
    let next = 0;
    for await (const { _id } of cursor) expect(_id).toBe(next++);
    expect(next).toBe(3000);
  });
});
