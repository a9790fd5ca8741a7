import { deploymentFault } from '../lib/platform/env';
import { buildShop, buildWhenNeeded } from './build-when-needed';
import { firstAdminHint } from './first-admin';
import { prepare } from './prepare';

const fault = deploymentFault();
if (fault) {
  console.error(fault);
  process.exit(1);
}
await prepare(false);
const code = await (process.argv.includes('--when-needed') ? buildWhenNeeded() : buildShop());
const hint = await firstAdminHint();
if (hint) console.log(hint);
process.exit(code);
