type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type JsonObject = { [key: string]: Json };
type Operation = JsonObject & { requestBody?: JsonObject; responses: Record<string, JsonObject> };
/** An API document as JSON. */
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components: { schemas?: JsonObject } & Record<string, unknown>;
};

/** The names of the responses that are the same for every call. */
const responseNames = new Map(
  Object.entries({
    304: 'NotModified',
    400: 'BadRequest',
    401: 'Unauthorized',
    403: 'Forbidden',
    404: 'NotFound',
    409: 'Conflict',
    412: 'PreconditionFailed',
    413: 'ContentTooLarge',
    415: 'UnsupportedMediaType',
    422: 'UnprocessableContent',
    429: 'TooManyRequests',
    500: 'InternalServerError',
    503: 'ServiceUnavailable',
  }),
);

// Shorter ones are read where they stand.
const minLength = 100;

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const singular = (word: string) =>
  word
    .replace(/ies$/, 'y')
    .replace(/(ss|x|ch|sh)es$/, '$1')
    .replace(/(?<!s)s$/, '');

/** The words of a path or a field as part of a name: `/api/price-lists/{id}/entries` is `PriceListEntry`. */
const nameOf = (text: string) =>
  text
    .replace(/^\/api/, '')
    .replace(/\{\w+\}/g, '')
    .split(/[^A-Za-z0-9]+/)
    .filter(Boolean)
    .map((word) => word[0]!.toUpperCase() + singular(word).slice(1))
    .join('');

/** The text of a schema that can be shared: an object with fields; undefined for every other part of a document. */
function shareable(value: Json): string | undefined {
  if (!isObject(value) || value.type !== 'object' || !isObject(value.properties)) return undefined;
  const text = JSON.stringify(value);
  return text.length >= minLength ? text : undefined;
}

/** The schemas that occur more than once, where one within another that does counts once. */
function repeatedIn(root: Json): Set<string> {
  const [once, repeated] = [new Set<string>(), new Set<string>()];
  const visit = (value: Json) => {
    const text = shareable(value);
    if (text !== undefined) {
      if (once.has(text)) return void repeated.add(text);
      once.add(text);
    }
    if (typeof value === 'object' && value !== null) Object.values(value).forEach(visit);
  };
  visit(root);
  return repeated;
}

const structural = new Set(['items', 'properties', 'anyOf', 'oneOf', 'allOf', 'additionalProperties']);

/** Moves repeated schemas into `schemas`, named after where they stand first, and refers to them. */
function sharing(schemas: JsonObject, repeated: Set<string>) {
  const names = new Map<string, string>();
  const free = (wanted: string) => {
    let name = wanted;
    for (let number = 2; Object.hasOwn(schemas, name); number++) name = `${wanted}${number}`;
    return name;
  };
  const within = (value: Json, hint: string): Json => {
    if (Array.isArray(value)) return value.map((each) => shared(each, hint));
    if (!isObject(value)) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, each]) => {
        const isFields = key === 'properties' && isObject(each);
        if (!isFields) return [key, structural.has(key) ? shared(each, hint) : each];
        const fields = Object.entries(each).map(([field, schema]) => [
          field,
          shared(schema, `${hint}${nameOf(field)}`),
        ]);
        return [key, Object.fromEntries(fields)];
      }),
    );
  };
  function shared(value: Json, hint: string): Json {
    const text = shareable(value);
    if (text === undefined || !repeated.has(text)) return within(value, hint);
    let name = names.get(text);
    if (name === undefined) {
      name = free(hint);
      names.set(text, name);
      // Its place in the list is taken before its parts take theirs.
      schemas[name] = null;
      schemas[name] = within(value, name);
    }
    return { $ref: `#/components/schemas/${name}` };
  }
  return shared;
}

const rank = (path: string) => path.split('/').length - (path.endsWith('}') ? 100 : 0);

type Media = { content?: Record<string, { schema?: Json }> };

function schemasOf(part: JsonObject | undefined): Json[] {
  return Object.values((part as Media | undefined)?.content ?? {}).map(({ schema = null }) => schema);
}

/**
 * The same API document, in which what is said several times is said once: schemas, headers and the responses of errors
 * are components, to which the calls refer.
 */
export function withSharedParts<D extends object>(given: D): D {
  const document = JSON.parse(JSON.stringify(given)) as Document;
  const { schemas = {} } = document.components;
  const calls = Object.entries(document.paths)
    // The path of a record names its schema, rather than a list of such records or a step with one.
    .sort(([one], [other]) => rank(one) - rank(other))
    .flatMap(([path, methods]) => Object.values(methods).map((operation) => ({ path, operation })));
  const parts = calls.flatMap(({ path, operation: { requestBody, responses } }) => [
    { part: requestBody, hint: `${nameOf(path)}Input` },
    ...Object.values(responses).map((part) => ({ part, hint: nameOf(path) })),
  ]);
  const shared = sharing(schemas, repeatedIn([schemas, ...parts.flatMap(({ part }) => schemasOf(part))]));
  for (const { part, hint } of parts)
    for (const media of Object.values((part as Media | undefined)?.content ?? {}))
      if (media.schema !== undefined) media.schema = shared(media.schema, hint);

  const [responses, headers]: JsonObject[] = [{}, {}];
  for (const { operation } of calls)
    for (const [status, response] of Object.entries(operation.responses)) {
      for (const [name, header] of Object.entries((response.headers ?? {}) as JsonObject)) {
        headers![name] = header;
        (response.headers as JsonObject)[name] = { $ref: `#/components/headers/${name}` };
      }
      const name = responseNames.get(status);
      if (name === undefined) continue;
      responses![name] = response;
      operation.responses[status] = { $ref: `#/components/responses/${name}` };
    }
  return { ...document, components: { ...document.components, schemas, responses, headers } } as object as D;
}
