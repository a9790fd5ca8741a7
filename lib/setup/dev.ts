import { prepare } from './prepare';
import { ended, runNext, superviseWith } from './run';

const port = process.env.PORT || '3000';
const { embedded } = await prepare(true);
process.env.NEXTAUTH_URL ||= `http://localhost:${port}`;
const server = runNext(['dev', '--port', port]);
superviseWith(server, embedded);
process.exit(await ended(server));
