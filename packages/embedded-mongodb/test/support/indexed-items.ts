import { MongoClient, type Db, type Document } from 'mongodb';
import { startTestServer } from './test-server';

/** Starts a server with a database whose collection `items` has 1000 documents and indexes of several kinds. */
export async function startIndexedItems() {
  const server = await startTestServer({ crossCheck: true });
  const client = new MongoClient(server.uri);
  const db = client.db('shop');
  const items = db.collection<Document & { _id: number }>('items');
  await items.insertMany(
    Array.from({ length: 1000 }, (_, i) => ({
      _id: i,
      slug: `item-${i}`,
      category: i % 10,
      price: (i * 37) % 500,
      tags: [`t${i % 7}`, `u${i % 3}`],
      ...(i % 4 ? { sale: i } : {}),
      made: { in: i % 5 },
    })),
  );
  await items.createIndexes([
    { key: { slug: 1 }, unique: true },
    { key: { category: 1, price: -1 } },
    { key: { tags: 1 } },
    { key: { tags: 1, category: 1, price: -1 } },
    { key: { sale: 1 }, sparse: true },
    { key: { 'made.in': 1 }, partialFilterExpression: { price: { $gte: 400 } } },
  ]);
  return {
    server,
    db,
    async stop() {
      await client.close();
      await server.stop();
    },
  };
}

/** The stages, the index and the numbers of read documents and keys in the plan of a find command. */
export async function explainFind(db: Db, filter: Document, options: Document = {}) {
  const plan = await db.collection('items').find(filter, options).explain('executionStats');
  const stages: Document[] = [];
  for (
    let stage = plan.queryPlanner.winningPlan as Document | undefined;
    stage;
    stage = stage.inputStage as Document | undefined
  )
    stages.push(stage);
  const { totalDocsExamined, totalKeysExamined, nReturned } = plan.executionStats as Document;
  const index = stages.find(({ stage }) => stage === 'IXSCAN')?.indexName as string | undefined;
  return {
    stages: stages.map(({ stage }) => stage as string),
    index,
    docs: totalDocsExamined as number,
    keys: totalKeysExamined as number,
    found: nReturned as number,
  };
}
