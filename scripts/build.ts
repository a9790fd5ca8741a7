import { buildShop, buildWhenNeeded } from './build-when-needed';
import { firstAdminHint } from './first-admin';
import { prepare } from './prepare';

await prepare(false);
const code = await (process.argv.includes('--when-needed') ? buildWhenNeeded() : buildShop());
const hint = await firstAdminHint();
if (hint) console.log(hint);
process.exit(code);
