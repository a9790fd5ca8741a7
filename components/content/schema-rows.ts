import { formatNumber } from '@/lib/shared/formats';
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

/** What a value of the schema is, in short: `array of string`. */
export function typeOf(schema: JsonSchema): string {
  if (schema.enum) return schema.enum.map((value) => JSON.stringify(value)).join(' | ');
  if (schema.const !== undefined) return JSON.stringify(schema.const);
  if (schema.anyOf) return schema.anyOf.map(typeOf).join(' | ');
  if (schema.prefixItems) return `[${schema.prefixItems.map(typeOf).join(', ')}]`;
  if (schema.type === 'array') return `array of ${schema.items ? typeOf(schema.items) : 'anything'}`;
  const name = [schema.type ?? 'anything'].flat().join(' | ');
  return schema.format ? `${name} (${schema.format})` : name;
}

const characters = (count: number) => `${formatNumber(count)} ${count === 1 ? 'character' : 'characters'}`;

/** What limits its values, in words. */
export function limitsOf(schema: JsonSchema): string {
  const limits = [
    schema.minimum !== undefined && schema.minimum > -1e15 && `from ${formatNumber(schema.minimum)}`,
    schema.maximum !== undefined && schema.maximum < 1e15 && `to ${formatNumber(schema.maximum)}`,
    schema.minLength !== undefined && `at least ${characters(schema.minLength)}`,
    schema.maxLength !== undefined && `at most ${characters(schema.maxLength)}`,
    schema.default !== undefined && `default ${JSON.stringify(schema.default)}`,
    schema.description,
  ];
  return limits.filter(Boolean).join(', ');
}

/** The fields of a schema and of what it contains, each with its whole path. */
export function rowsOf(
  schema: JsonSchema,
  prefix = '',
): { name: string; schema: JsonSchema; required: boolean }[] {
  const inner = schema.type === 'array' ? schema.items || undefined : schema;
  return Object.entries(inner?.properties ?? {}).flatMap(([name, property]) => [
    { name: prefix + name, schema: property, required: inner?.required?.includes(name) ?? false },
    ...rowsOf(property, `${prefix}${name}${property.type === 'array' ? '[]' : ''}.`),
  ]);
}
