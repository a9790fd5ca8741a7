import { closeDatabase } from '../platform/database';
import { prepare } from './prepare';
import { seed } from './seed';

await prepare(false);
await seed();
await closeDatabase();
console.log('The demo data is loaded.');
process.exit(0);
