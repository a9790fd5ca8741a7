import { Collection, type Document } from 'mongodb';
import { database } from '@/lib/platform/database';

export type Explained = { plan: string; ran: string; docs: number };

/** The plan of every find and count that runs during `work`, and the number of documents it read. */
export async function explained(work: () => Promise<unknown>): Promise<Explained[]> {
  const asked: { ran: string; explain: () => Promise<Document> }[] = [];
  const { find, aggregate } = Collection.prototype;
  const finds = jest.spyOn(Collection.prototype, 'find').mockImplementation(function (
    this: Collection,
    ...given: unknown[]
  ) {
    const cursor = find.apply(this, given as Parameters<typeof find>);
    asked.push({ ran: this.collectionName, explain: () => cursor.clone().explain('executionStats') });
    return cursor;
  });
  const counts = jest.spyOn(Collection.prototype, 'aggregate').mockImplementation(function (
    this: Collection,
    ...given: unknown[]
  ) {
    const [pipeline] = given;
    const explain = { aggregate: this.collectionName, pipeline, cursor: {} };
    asked.push({
      ran: this.collectionName,
      explain: () => database().command({ explain, verbosity: 'executionStats' }),
    });
    return aggregate.apply(this, given as Parameters<typeof aggregate>);
  } as typeof aggregate);
  await work();
  finds.mockRestore();
  counts.mockRestore();
  return Promise.all(
    asked.map(async ({ ran, explain }) => {
      const said = await explain();
      // A pipeline's plan is either at the top level or in the stage that reads.
      const read: Document = said.queryPlanner ? said : said.stages[0].$cursor;
      const docs = Number(read.executionStats?.totalDocsExamined ?? 0);
      return { ran, plan: JSON.stringify(read.queryPlanner.winningPlan), docs };
    }),
  );
}
