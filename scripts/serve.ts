import { startServer } from '../server/start-server';

// Starts only the HTTP server: the environment is complete, the database runs, and the shop is built.
await startServer();
