import { prepare } from './prepare';
import { waitForExit, runNext, supervise } from './child-processes';

const port = process.env.PORT || '3000';
const { embedded } = await prepare(true);
process.env.NEXTAUTH_URL ||= `http://localhost:${port}`;
const server = runNext(['dev', '--port', port]);
supervise(server, embedded);
process.exit(await waitForExit(server));
