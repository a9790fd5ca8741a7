import { superviseEmbeddedDatabase } from './embedded-database';
import { prepare } from './prepare';
import { runNext, waitForExit } from './run-process';

const port = process.env.PORT || '3000';
const { embedded } = await prepare(true);
process.env.NEXTAUTH_URL ||= `http://localhost:${port}`;
if (embedded) superviseEmbeddedDatabase();
process.exit(await waitForExit(runNext(['dev', '--port', port])));
