import { writeFileSync } from 'node:fs';
import { clientTypesFile, generateClientTypes } from './client-types';

writeFileSync(clientTypesFile, await generateClientTypes());
console.log(`Wrote ${clientTypesFile}`);
