import { markBuilt } from './build-stamp';
import { prepare } from './prepare';
import { ended, runNext } from './run';

await prepare(false);
const code = await ended(runNext(['build']));
if (code === 0) await markBuilt();
process.exit(code);
