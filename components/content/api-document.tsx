import { Fragment } from 'react';
import { roleName, rolesWith, type Right } from '@/lib/users/rules/rights';
import { SchemaTable, type JsonSchema } from './schema-table';

type Parameter = { name: string; in: string; required?: boolean; schema?: JsonSchema };
type Content = { content?: Record<string, { schema?: JsonSchema }> };
type Operation = {
  summary?: string;
  'x-who'?: string;
  parameters?: Parameter[];
  requestBody?: Content;
  responses?: Record<string, Content & { description?: string }>;
};
type OpenApi = {
  info: { title: string };
  paths?: object;
  components?: { schemas?: Record<string, JsonSchema> };
};

const callers = new Map([
  ['anyone', 'Anyone'],
  ['signedIn', 'Signed-in people'],
  ['customer', 'Customers with a verified email'],
  ['cron', 'The scheduler'],
]);

/** Who may make a call: the roles that have its right, or one of the other kinds of caller. */
const whoMay = (who: string) =>
  callers.get(who) ??
  rolesWith(who as Right)
    .map(roleName)
    .join(', ');

const schemaOf = (content?: Content) => Object.values(content?.content ?? {})[0]?.schema;

function Call({ method, path, operation }: { method: string; path: string; operation: Operation }) {
  const success = Object.entries(operation.responses ?? {}).find(([status]) => status.startsWith('2'));
  const errors = Object.entries(operation.responses ?? {}).filter(([status]) => !status.startsWith('2'));
  const parameters = operation.parameters ?? [];
  return (
    <section className="border-t border-line py-8" aria-label={`${method} ${path}`}>
      <h2 className="font-mono text-base font-semibold wrap-anywhere">
        {method}{' '}
        {path.split(/(?<=\/)/).map((part, index) => (
          <Fragment key={index}>
            {part}
            <wbr />
          </Fragment>
        ))}
      </h2>
      <p className="mt-1">{operation.summary}</p>
      <p className="mt-1 text-sm text-muted">
        Who: {whoMay(operation['x-who'] ?? 'anyone')} · Errors: {errors.map(([status]) => status).join(', ')}
      </p>
      {parameters.length > 0 && (
        <SchemaTable
          title="Parameters"
          schema={{
            type: 'object',
            properties: Object.fromEntries(
              parameters.map((each) => [`${each.name} (${each.in})`, each.schema ?? {}]),
            ),
            required: parameters.filter((each) => each.required).map((each) => `${each.name} (${each.in})`),
          }}
        />
      )}
      <SchemaTable title="Body" schema={schemaOf(operation.requestBody)} />
      <SchemaTable title={`Response ${success?.[0] ?? ''}`} schema={schemaOf(success?.[1])} />
    </section>
  );
}

/** The API document as a page. */
export function ApiDocument({ document }: { document: OpenApi }) {
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, Operation>>);
  return (
    <main id="main" className="mx-auto w-full max-w-4xl px-4 py-10">
      <h1 className="font-display text-4xl font-semibold">{document.info.title}</h1>
      <p className="mt-4 mb-8">
        Writing calls need the header <code>Authorization: Bearer …</code> with the token that{' '}
        <code>PUT /api/user/&#123;email&#125;</code> returns. Errors are always{' '}
        <code>&#123; error: &#123; code, message, fields? &#125; &#125;</code>. Money is in minor units, times
        are UTC. The same in OpenAPI 3.1:{' '}
        <a className="underline" href="/api/openapi.json">
          openapi.json
        </a>
        .
      </p>
      {paths.flatMap(([path, methods]) =>
        Object.entries(methods).map(([method, operation]) => (
          <Call key={`${method} ${path}`} method={method.toUpperCase()} path={path} operation={operation} />
        )),
      )}
    </main>
  );
}
