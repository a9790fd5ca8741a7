import { createHash } from 'node:crypto';
import { apiRoutes } from '@/app/api/routes';
import { openapiDocument } from '@/lib/api/openapi';
import { withSharedParts } from '@/lib/api/shared-schemas';

/** The generated file, from the root of the repository. */
export const clientTypesFile = 'packages/client/src/paths.ts';

type Response = { headers?: unknown };
type Document = {
  paths: Record<string, Record<string, { responses: Record<string, Response> }>>;
  components: { responses: object; headers?: object };
};

const errors = {
  Error: {
    description: 'What was wrong: the status and the code say it',
    content: { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } },
  },
};

/** The API document as the types need it: every failure has one shape, and headers are text. */
function typedDocument(): Document {
  const document = withSharedParts(openapiDocument('API', apiRoutes)) as unknown as Document;
  for (const operation of Object.values(document.paths).flatMap((methods) => Object.values(methods))) {
    const successes = Object.entries(operation.responses).filter(([status]) => status.startsWith('2'));
    for (const [, response] of successes) delete response.headers;
    operation.responses = {
      ...Object.fromEntries(successes),
      default: { $ref: '#/components/responses/Error' } as Response,
    };
  }
  document.components.responses = errors;
  delete document.components.headers;
  return document;
}

const hash = (text: string) => createHash('sha256').update(text).digest('hex').slice(0, 32);

/** What the first lines of the generated file say about an API document and the types below them. */
const headOf = (document: string, types: string) =>
  [
    '// The types of the API, generated from its document by `npm run client`: do not edit.',
    `// document ${hash(document)}`,
    `// types ${hash(types)}`,
    '',
  ].join('\n');

/** The file of types for the API as the routes declare it now. */
export async function generateClientTypes(): Promise<string> {
  // Loaded for the generator alone: Jest can't load it.
  const { default: openapiTS, astToString } = await import('openapi-typescript');
  const document = typedDocument();
  const text = JSON.stringify(document);
  const types = astToString(await openapiTS(document as unknown as Parameters<typeof openapiTS>[0]));
  return `${headOf(text, types)}\n${types}`;
}

/** Whether a generated file is unchanged, and was generated from the API as the routes declare it now. */
export function isGeneratedFromNow(file: string): boolean {
  const end = file.indexOf('\n\n');
  const head = headOf(JSON.stringify(typedDocument()), file.slice(end + 2));
  return end > 0 && `${file.slice(0, end)}\n` === head;
}
