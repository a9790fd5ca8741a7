import { randomBytes } from 'node:crypto';

// Set before any module reads the environment: each test file has a separate database, dropped at its end.
process.env.MONGODB_DB = `hexbolt-test-${randomBytes(6).toString('hex')}`;
process.env.NEXTAUTH_SECRET ??= 'a secret that only the test suites use';

beforeAll(async () => {
  const { ensureIndexes } = await import('../../scripts/indexes');
  await ensureIndexes();
  // Products belong to the categories of the sample catalog.
  const { seedStructure } = await import('../../seed/catalog-structure');
  await seedStructure();
});

afterAll(async () => {
  const { closeDatabase, database } = await import('../../lib/platform/database');
  await database().dropDatabase();
  await closeDatabase();
});
