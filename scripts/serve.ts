import { startServer } from '../server/start-server';

// The HTTP server alone, for an environment that is complete: the database runs, the shop is built.
await startServer();
