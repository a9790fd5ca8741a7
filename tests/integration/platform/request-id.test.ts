import { MongoClient, type CommandStartedEvent } from 'mongodb';
import { database } from '@/lib/platform/database';
import { withRequestId } from '@/lib/platform/request-id';

const client = new MongoClient(process.env.MONGODB_URI!, { monitorCommands: true });
afterAll(() => client.close());

test('the database takes the id of a request as the comment of each of its commands', async () => {
  const comments = new Map<string, unknown[]>();
  client.on('commandStarted', ({ commandName, command }: CommandStartedEvent) => {
    comments.set(commandName, [...(comments.get(commandName) ?? []), command.comment]);
  });
  const rows = client.db(database().databaseName).collection<{ _id: number; n: number }>('commented');
  const work = async () => {
    await rows.insertMany([1, 2, 3].map((_id) => ({ _id, n: 0 })));
    await rows.updateOne({ _id: 1 }, { $set: { n: 1 } });
    await rows.findOneAndUpdate({ _id: 2 }, { $inc: { n: 1 } });
    expect(await rows.find().batchSize(1).toArray()).toHaveLength(3);
    expect(await rows.aggregate([{ $match: { n: 1 } }]).toArray()).toHaveLength(2);
    expect(await rows.distinct('n')).toHaveLength(2);
    await rows.deleteMany({});
  };
  await withRequestId('0123456789AB', work);
  const names = ['aggregate', 'delete', 'distinct', 'find', 'findAndModify', 'getMore', 'insert', 'update'];
  expect([...comments.keys()].sort()).toEqual(names);
  expect([...new Set([...comments.values()].flat())]).toEqual(['0123456789AB']);
  comments.clear();
  await work();
  expect([...new Set([...comments.values()].flat())]).toEqual([undefined]);
});
