import { runShell } from '@hexbolt/embedded-mongodb/shell';
import { setting } from '../lib/platform/env';
import { ensureEmbeddedDatabase } from './embedded-database';
import { loadEnvironment } from './environment';

// `npm run db:shell -- [database]` opens a prompt on the shop's database.
const { embedded } = await loadEnvironment(false);
const uri = embedded ? await ensureEmbeddedDatabase() : String(setting('MONGODB_URI'));
await runShell(uri, process.argv[2]);
process.exit();
