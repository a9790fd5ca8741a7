// Set before any module reads the environment: each worker of a run has a database, which every test file finds empty.
// It isn't dropped after each file, because making all collections and indexes takes a MongoDB server seconds.
process.env.MONGODB_DB = `${process.env.TEST_DATABASE}-${process.env.JEST_WORKER_ID}`;
process.env.NEXTAUTH_SECRET ??= 'a secret that only the test suites use';
process.env.ADMIN_TWO_FACTOR ??= 'asked';

/** Deletes all documents, and the collections that only a test made. */
async function emptyDatabase(known: string[]): Promise<void> {
  const { database } = await import('../../lib/platform/database');
  for (const { name } of await database().listCollections({}, { nameOnly: true }).toArray()) {
    if (known.includes(name)) await database().collection(name).deleteMany({});
    else await database().collection(name).drop();
  }
}

beforeAll(async () => {
  const { allCollections, ensureIndexes } = await import('../../scripts/indexes');
  await emptyDatabase(allCollections.map(({ collectionName }) => collectionName));
  await ensureIndexes();
  // Products belong to the categories of the sample catalog.
  const { seedStructure } = await import('../../seed/catalog-structure');
  await seedStructure();
});

afterAll(async () => {
  const { closeDatabase } = await import('../../lib/platform/database');
  await closeDatabase();
});
