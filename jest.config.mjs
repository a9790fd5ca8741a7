import nextJest from 'next/jest.js';

const createConfig = nextJest({ dir: './' });

const base = {
  moduleNameMapper: {
    '^@/(.*)$': '<rootDir>/$1',
    '^next/cache$': '<rootDir>/tests/support/next-cache.ts',
    '^@auth/mongodb-adapter$': '<rootDir>/node_modules/@auth/mongodb-adapter/index.js',
    // Its main file is an ES module, which Jest can't require.
    '^marked$': '<rootDir>/node_modules/marked/lib/marked.umd.js',
  },
  modulePathIgnorePatterns: ['<rootDir>/.next/', '<rootDir>/.data/'],
};
const node = { ...base, testEnvironment: 'node' };

const projects = [
  { ...node, displayName: 'unit', testMatch: ['<rootDir>/tests/unit/**/*.test.ts'] },
  { ...node, displayName: 'architecture', testMatch: ['<rootDir>/tests/{architecture,language}.test.ts'] },
  {
    ...node,
    displayName: 'embedded-mongodb',
    testMatch: ['<rootDir>/packages/embedded-mongodb/test/**/*.test.ts'],
  },
  {
    ...node,
    displayName: 'integration',
    testMatch: ['<rootDir>/tests/integration/**/*.test.ts'],
    globalSetup: '<rootDir>/tests/support/start-database.ts',
    globalTeardown: '<rootDir>/tests/support/stop-database.ts',
    setupFilesAfterEnv: ['<rootDir>/tests/support/database.ts'],
  },
  {
    ...node,
    displayName: 'http',
    testMatch: ['<rootDir>/tests/http/**/*.test.ts'],
    globalSetup: '<rootDir>/tests/support/open-shop.ts',
    globalTeardown: '<rootDir>/tests/support/close-shop.ts',
    setupFiles: ['<rootDir>/tests/support/choose-shop.ts'],
  },
  {
    ...node,
    displayName: 'vercel',
    testMatch: ['<rootDir>/tests/vercel/**/*.test.ts'],
    globalSetup: '<rootDir>/tests/support/start-database.ts',
    globalTeardown: '<rootDir>/tests/support/stop-database.ts',
  },
  {
    ...base,
    displayName: 'components',
    testEnvironment: 'jsdom',
    testMatch: ['<rootDir>/tests/components/**/*.test.tsx'],
    setupFilesAfterEnv: ['<rootDir>/tests/support/browser-parts.ts'],
  },
];

export default async function config() {
  const made = await Promise.all(projects.map((project) => createConfig(project)()));
  // These packages come as ES modules only, which Jest must turn into what it can require.
  for (const project of made) {
    project.transformIgnorePatterns = [
      '/node_modules/(?!(jose|@auth/mongodb-adapter)/)',
      '^.+\\.module\\.css$',
    ];
  }
  // What a failed test leaves open must not hold the run: it would never end, and nobody would see what failed.
  // By default one core is left idle, which is half of a small machine.
  // Workers keep the modules of the files that they have run, and a large heap is slow: they are replaced above the limit.
  return {
    projects: made,
    testTimeout: 90_000,
    maxWorkers: '100%',
    workerIdleMemoryLimit: '800MB',
    forceExit: true,
  };
}
