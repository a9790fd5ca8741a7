import { runNext, supervise, waitForExit } from './child-processes';
import { prepare } from './prepare';

const port = process.env.PORT || '3000';
const { embedded } = await prepare(true);
process.env.NEXTAUTH_URL ||= `http://localhost:${port}`;
const server = runNext(['dev', '--port', port]);
supervise(server, embedded);
process.exit(await waitForExit(server));
