import { rename } from 'node:fs/promises';
import { join } from 'node:path';
import { checkDatabase, repairDatabase } from '@hexbolt/embedded-mongodb/repair';
import { databaseReport } from './database-report';
import { dataDirectory, loadEnvironment } from './environment';

await loadEnvironment(false);
const directory = join(dataDirectory(), 'database');
const time = new Date().toISOString().slice(0, 19).replaceAll(':', '-');
const repaired = `${directory}-repaired-${time}`;
const damaged = `${directory}-damaged-${time}`;
try {
  if (checkDatabase(directory).damage.length === 0) {
    console.log('The database file is sound: there is nothing to repair.');
  } else {
    const result = await repairDatabase(directory, repaired);
    for (const line of databaseReport(result)) console.log(line);
    for (const { ns, id } of result.rejected) console.log(`Left out, another one has its place: ${ns} ${id}`);
    await rename(directory, damaged);
    await rename(repaired, directory);
    console.log(
      `Saved in ${directory}. The damaged file is in ${damaged}: keep it until you have checked the shop.`,
    );
  }
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 2;
}
