import { buildShop, buildWhenNeeded } from './build-when-needed';
import { prepare } from './prepare';

await prepare(false);
process.exit(await (process.argv.includes('--when-needed') ? buildWhenNeeded() : buildShop()));
