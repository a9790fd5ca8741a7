import { closeDatabase } from '../lib/platform/database';
import { allowsDemoAccounts, env } from '../lib/platform/env';
import { prepare } from './prepare';
import { generateProducts } from '../seed/generate-products';
import { seed } from '../seed/seed';

const { embedded } = await prepare(false);
// With a public address or a database set by MONGODB_URI, an account with a published password would let anyone in.
const isDemo = embedded ? allowsDemoAccounts() : env().HEXBOLT_DEMO === '1';
// `npm run seed -- --no-history` leaves out the demo's past orders and customers.
await seed({ accounts: isDemo, history: !process.argv.includes('--no-history') });
// `npm run seed -- --products 100000` adds generated products up to that number, for benchmarks.
const count = Number(process.argv[process.argv.indexOf('--products') + 1]);
if (process.argv.includes('--products') && Number.isInteger(count)) await generateProducts(count);
await closeDatabase();
console.log('The demo data is loaded.');
if (!isDemo) {
  console.log(
    'No demo accounts: their passwords are published. HEXBOLT_DEMO=1 adds them to this database too.',
  );
}
process.exit(0);
