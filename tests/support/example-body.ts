import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { ohioAddress } from './ohio-address';

export type JsonSchema = {
  $ref?: string;
  type?: string | string[];
  enum?: unknown[];
  const?: unknown;
  default?: unknown;
  anyOf?: JsonSchema[];
  oneOf?: JsonSchema[];
  allOf?: JsonSchema[];
  properties?: Record<string, JsonSchema>;
  required?: string[];
  items?: JsonSchema;
  minItems?: number;
  minLength?: number;
  minimum?: number;
  exclusiveMinimum?: number;
  maximum?: number;
  format?: string;
  pattern?: string;
};

const newKey = () => randomBytes(8).toString('hex');

/** What a field of this name is in a shop with the demo data, where the schema alone can't say it. */
const namedValues: Record<string, () => unknown> = {
  ...Object.fromEntries(Object.entries(ohioAddress).map(([name, value]) => [name, () => value])),
  name: () => `Example ${newKey()}`,
  key: newKey,
  email: () => `${newKey()}@example.com`,
  sku: () => 'TW-AG125',
  slug: () => 'angle-grinder-125-mm',
  code: () => newKey().toUpperCase(),
  currency: () => 'USD',
  quantity: () => 1,
  url: () => 'https://erp.example/events',
};

/** Tried in turn for texts that must match a pattern. */
const texts = () => [
  'example',
  `example-${newKey()}`,
  newKey(),
  '0'.repeat(24),
  '2027-12-01',
  '2027-12-01T08:00:00.000Z',
  '2027-12',
  '44113',
  '1',
  'OH',
  'USD',
  'EXAMPLE-1',
  '09:00',
  '#1c2125',
  '/shop',
  'https://shop.example/',
  'someone@example.com',
  `HX-${'0'.repeat(8)}`,
  'e'.repeat(40),
];

/** The smallest value that the document allows, with the values of the demo shop where a field has a known name. */
export function exampleOf(schema: JsonSchema, schemas: Record<string, JsonSchema>, name = ''): unknown {
  const resolved = schema.$ref ? schemas[schema.$ref.split('/').at(-1)!]! : schema;
  if (resolved !== schema) return exampleOf(resolved, schemas, name);
  if (schema.const !== undefined) return schema.const;
  const known = namedValues[name]?.();
  if (known !== undefined && isValid(schema, schemas, known)) return known;
  if (schema.enum) return schema.enum[0];
  const choice = schema.anyOf ?? schema.oneOf;
  if (choice) return exampleOf(choice[0]!, schemas, name);
  if (schema.allOf)
    return Object.assign({}, ...schema.allOf.map((each) => exampleOf(each, schemas, name) as object));
  const type = Array.isArray(schema.type) ? schema.type[0] : schema.type;
  if (type === 'object') {
    const required = schema.required ?? [];
    const fields = Object.entries(schema.properties ?? {}).filter(([field]) => required.includes(field));
    return Object.fromEntries(fields.map(([field, each]) => [field, exampleOf(each, schemas, field)]));
  }
  if (type === 'array')
    return Array.from({ length: schema.minItems ?? 0 }, () =>
      exampleOf(schema.items ?? {}, schemas, name.replace(/s$/, '')),
    );
  if (type === 'integer' || type === 'number')
    return Math.max(schema.minimum ?? 1, (schema.exclusiveMinimum ?? 0) + 1);
  if (type === 'boolean') return true;
  if (type === 'string') return texts().find((text) => isValid(schema, schemas, text)) ?? 'example';
  return null;
}

/** The schema with those to which it refers, as one that checks values. */
export function checking(schema: JsonSchema, schemas: Record<string, JsonSchema>): z.ZodType {
  const isShared = JSON.stringify(schema).includes('#/components/schemas/');
  const text = JSON.stringify(isShared ? { ...schema, $defs: schemas } : schema);
  return z.fromJSONSchema(JSON.parse(text.replaceAll('#/components/schemas/', '#/$defs/')) as never);
}

function isValid(schema: JsonSchema, schemas: Record<string, JsonSchema>, value: unknown): boolean {
  return checking(schema, schemas).safeParse(value).success;
}
