import { closeDatabase } from '../lib/platform/database';
import { prepare } from './prepare';
import { generateProducts } from '../seed/generate-products';
import { seed } from '../seed/seed';

await prepare(false);
await seed();
// npm run seed -- --items 100000 fills the catalogue up, for benches.
const wanted = Number(process.argv[process.argv.indexOf('--items') + 1]);
if (process.argv.includes('--items') && Number.isInteger(wanted)) await generateProducts(wanted);
await closeDatabase();
console.log('The demo data is loaded.');
process.exit(0);
