import { Fragment } from 'react';

export type JsonSchema = {
  type?: string | string[];
  format?: string;
  enum?: unknown[];
  const?: unknown;
  items?: JsonSchema | false;
  prefixItems?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  anyOf?: JsonSchema[];
  description?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
  default?: unknown;
};

function typeOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.type === 'array') return `array of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  const name = [schema.type ?? 'anything'].flat().join(' | ');
  return schema.format ? `${name} (${schema.format})` : name;
}

const written = (value: number) => value.toLocaleString('en-US');
const characters = (count: number) => `${written(count)} ${count === 1 ? 'character' : 'characters'}`;

function limitsOf(schema: JsonSchema): string {
  const limits = [
    schema.minimum !== undefined && schema.minimum > -1e15 && `from ${written(schema.minimum)}`,
    schema.maximum !== undefined && schema.maximum < 1e15 && `to ${written(schema.maximum)}`,
    schema.minLength !== undefined && `at least ${characters(schema.minLength)}`,
    schema.maxLength !== undefined && `at most ${characters(schema.maxLength)}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
    schema.description,
  ];
  return limits.filter(Boolean).join(', ');
}

function rowsOf(schema: JsonSchema, prefix = ''): { name: string; schema: JsonSchema; required: boolean }[] {
  const inner = schema.type === 'array' ? schema.items || undefined : schema;
  return Object.entries(inner?.properties ?? {}).flatMap(([name, property]) => [
    { name: prefix + name, schema: property, required: inner?.required?.includes(name) ?? false },
    ...rowsOf(property, `${prefix}${name}${property.type === 'array' ? '[]' : ''}.`),
  ]);
}

/** A JSON schema as a table of fields; nothing when there is no schema. */
export function SchemaTable({ title, schema }: { title: string; schema?: JsonSchema }) {
  if (!schema) return null;
  const rows = rowsOf(schema);
  return (
    <div className="relative mt-4 overflow-x-auto" tabIndex={0} role="region" aria-label={title}>
      <table className="w-full text-left text-sm sm:table-fixed">
        <caption className="pb-1 text-left font-semibold">
          {title}: {typeOf(schema)}
        </caption>
        <tbody>
          {rows.map((row) => (
            <tr key={row.name} className="border-t border-line align-top max-sm:block max-sm:py-1">
              <th
                scope="row"
                className="py-1 pr-4 font-mono font-normal wrap-anywhere max-sm:block max-sm:pb-0 sm:w-2/5"
              >
                {/* A long path wraps between its segments. */}
                {row.name.split(/(?<=\.)/).map((part, index) => (
                  <Fragment key={index}>
                    {part}
                    <wbr />
                  </Fragment>
                ))}
                {row.required ? '' : '?'}
              </th>
              <td className="py-1 pr-4 wrap-anywhere max-sm:block max-sm:py-0">{typeOf(row.schema)}</td>
              <td className="py-1 text-muted max-sm:block max-sm:py-0">{limitsOf(row.schema)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
