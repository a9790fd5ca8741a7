import { setDefaults, setting } from '../lib/platform/env';
import { superviseEmbeddedDatabase } from './embedded-database';
import { prepare } from './prepare';
import { startTestPayments } from './test-payments';
import { runNext, waitForExit } from './run-process';

const { embedded } = await prepare(true);
const port = String(setting('PORT'));
setDefaults({ NEXTAUTH_URL: `http://localhost:${port}` });
if (embedded) superviseEmbeddedDatabase();
await startTestPayments(embedded);
process.exit(
  await waitForExit(runNext(['dev', '--port', port, '--hostname', setting('HOST') ?? '127.0.0.1'])),
);
