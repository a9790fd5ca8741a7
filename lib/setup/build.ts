import { buildShop, buildWhenNeeded } from './build-shop';
import { prepare } from './prepare';

await prepare(false);
process.exit(await (process.argv.includes('--when-needed') ? buildWhenNeeded() : buildShop()));
