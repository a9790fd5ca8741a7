import { closeDatabase } from '../lib/platform/database';
import { prepare } from './prepare';
import { seed } from '../seed/seed';
import { seedManyItems } from '../seed/many-items';

await prepare(false);
await seed();
// npm run seed -- --items 100000 fills the catalogue up, for benches.
const wanted = Number(process.argv[process.argv.indexOf('--items') + 1]);
if (process.argv.includes('--items') && Number.isInteger(wanted)) await seedManyItems(wanted);
await closeDatabase();
console.log('The demo data is loaded.');
process.exit(0);
