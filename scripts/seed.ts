import { closeDatabase } from '../lib/platform/database';
import { prepare } from './prepare';
import { generateProducts } from '../seed/generate-products';
import { seed } from '../seed/seed';

await prepare(false);
await seed();
// `npm run seed -- --items 100000` adds generated products up to that number, for benchmarks.
const count = Number(process.argv[process.argv.indexOf('--items') + 1]);
if (process.argv.includes('--items') && Number.isInteger(count)) await generateProducts(count);
await closeDatabase();
console.log('The demo data is loaded.');
process.exit(0);
