import { Fragment } from 'react';
import { roleName, rolesWith, type Right } from '@/lib/users/rules/rights';
import { rowsOf, type JsonSchema } from './schema-rows';
import { scalarAnchorOf } from './scalar';
import { SchemaTable } from './schema-table';

type Parameter = { name: string; in: string; required?: boolean; schema?: JsonSchema };
type Content = { content?: Record<string, { schema?: JsonSchema }> };
type Operation = {
  tags?: string[];
  summary?: string;
  'x-who'?: string;
  'x-owner-only'?: boolean;
  'x-scope'?: string;
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
  ['buyer', 'Signed-in people, and visitors and punch-out sessions for a cart of their own'],
  ['signedIn', 'Signed-in people'],
  ['customer', 'Customers with a verified email'],
  ['cron', 'The scheduler'],
  ['metrics', 'The monitoring'],
]);

/** Who may make a call: the roles that have its right, or one of the other kinds of caller. */
const whoMay = (who: string) =>
  callers.get(who) ??
  rolesWith(who as Right)
    .map(roleName)
    .join(', ');

const schemaOf = (content?: Content) => Object.values(content?.content ?? {})[0]?.schema;

type OneCall = { method: string; path: string; operation: Operation };

const successOf = ({ responses = {} }: Operation) =>
  Object.entries(responses).find(([status]) => status.startsWith('2'));

const anchorOf = ({ method, path }: OneCall) => `${method}${path.replace(/[^A-Za-z]+/g, '-')}`.toLowerCase();

// Short answers are quicker read than looked up.
const longAnswer = 12;

/** The first call that describes each long answer: the others refer to it, else an order is spelled out thirty times. */
function firstCalls(calls: OneCall[]): Map<string, OneCall> {
  const firsts = new Map<string, OneCall>();
  for (const call of calls) {
    const schema = schemaOf(successOf(call.operation)?.[1]);
    const text = JSON.stringify(schema);
    if (schema && rowsOf(schema).length > longAnswer && !firsts.has(text)) firsts.set(text, call);
  }
  return firsts;
}

function Answer({ call, firsts }: { call: OneCall; firsts: Map<string, OneCall> }) {
  const [status = '', content] = successOf(call.operation) ?? [];
  const schema = schemaOf(content);
  const first = firsts.get(JSON.stringify(schema));
  if (!first || first === call) return <SchemaTable title={`Response ${status}`} schema={schema} />;
  return (
    <p className="mt-4 text-sm">
      <span className="font-semibold">Response {status}:</span> the same as of{' '}
      <a className="font-mono wrap-anywhere underline" href={`#${anchorOf(first)}`}>
        {first.method} {first.path}
      </a>
    </p>
  );
}

function Call({ call, firsts }: { call: OneCall; firsts: Map<string, OneCall> }) {
  const { method, path, operation } = call;
  const errors = Object.entries(operation.responses ?? {}).filter(([status]) => !status.startsWith('2'));
  const parameters = operation.parameters ?? [];
  return (
    <section id={anchorOf(call)} className="border-t border-line py-8" aria-label={`${method} ${path}`}>
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
        Who: {whoMay(operation['x-who'] ?? 'anyone')}
        {operation['x-owner-only'] && ' (not staff who act for a customer)'}
        {operation['x-scope'] && `, API keys with ${operation['x-scope']}`} · Errors:{' '}
        {errors.map(([status]) => status).join(', ')} ·{' '}
        <a
          className="underline"
          href={`/api/docs/try#${scalarAnchorOf(operation.tags?.[0] ?? '', method, path)}`}
          aria-label={`Try ${method} ${path}`}
        >
          Try it
        </a>
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
      <Answer call={call} firsts={firsts} />
    </section>
  );
}

/** The API document as a page. */
export function ApiDocument({ document }: { document: OpenApi }) {
  const paths = Object.entries((document.paths ?? {}) as Record<string, Record<string, Operation>>);
  const calls = paths.flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ method: method.toUpperCase(), path, operation })),
  );
  const firsts = firstCalls(calls);
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
        . Code samples, a search, and calls from the page:{' '}
        <a className="underline" href="/api/docs/try">
          try the API
        </a>
        .
      </p>
      {calls.map((call) => (
        <Call key={anchorOf(call)} call={call} firsts={firsts} />
      ))}
    </main>
  );
}
