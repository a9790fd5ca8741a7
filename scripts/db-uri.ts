import { setting } from '../lib/platform/env';
import { ensureEmbeddedDatabase } from './embedded-database';
import { loadEnvironment } from './environment';

// Prints the connection string of the shop's database, and starts the embedded database if it isn't running.
const { embedded } = await loadEnvironment(false);
console.log(embedded ? await ensureEmbeddedDatabase() : setting('MONGODB_URI'));
process.exit(0);
