import { join } from 'node:path';
import { checkDatabase } from '@hexbolt/embedded-mongodb/repair';
import { databaseReport } from './database-report';
import { dataDirectory, loadEnvironment } from './environment';

await loadEnvironment(false);
const directory = join(dataDirectory(), 'database');
try {
  const check = checkDatabase(directory);
  for (const line of databaseReport(check)) console.log(line);
  if (check.damage.length) console.log('Run npm run db:repair to save what can be read.');
  process.exitCode = check.damage.length ? 1 : 0;
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
