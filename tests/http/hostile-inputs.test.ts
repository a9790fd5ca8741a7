import fc from 'fast-check';
import type { Right } from '@/lib/users/rules/rights';
import { uniqueIpAddress, closeTheDatabase, signInNewPerson } from '../support/factories';
import { theShop } from '../support/open-shop';
import { demoAdmin, Person, type Response } from '../support/people';
import { isRight, pathOfMissingRecord, type Who } from '../support/rights';

type Schema = { $ref?: string; properties?: Record<string, unknown>; allOf?: Schema[] };
type Operation = {
  'x-who': Who;
  parameters?: { name: string; in: string }[];
  requestBody?: { content: Record<string, { schema: Schema }> };
};
type Document = {
  paths: Record<string, Record<string, Operation>>;
  components?: { schemas?: Record<string, Schema> };
};

/** Inputs per route: a few in every run, `HOSTILE_CASES=2000` for a long one. */
const cases = Number(process.env.HOSTILE_CASES ?? 10);

const deep = (levels: number): unknown => (levels === 0 ? {} : { a: [deep(levels - 1)] });

/** Malicious values, mixed with arbitrary JSON. */
const hostile = fc.oneof(
  fc.constantFrom<unknown>(
    ...[{ $gt: '' }, { $ne: null }, { $where: 'sleep(9000)' }, [{ $gt: '' }], '$gt', 'a\u0000b', '\ud800'],
    ...[
      '',
      ' ',
      'x'.repeat(20_000),
      '<script>alert(1)</script>',
      '../../etc/passwd',
      '=1+1',
      'a\r\nBcc: b@c.de',
    ],
    ...[null, true, -1, 0, 1.5, 1e308, -0, 9_007_199_254_740_993, 'NaN', 'Infinity', '1e3', '0x10'],
    ...['2026-02-31', '9999-99-99T99:99:99Z', '-271821-04-20', [], {}, deep(300), Array(5000).fill(0)],
    ...['__proto__', { __proto__: { admin: true } }, { constructor: { prototype: {} } }, '٣', '％', '🔩'],
  ),
  fc.jsonValue(),
  fc.string({ unit: 'binary' }),
);

const people = {} as Record<Exclude<Who, Right> | 'admin', Person>;
let document: Document;

beforeAll(async () => {
  const shop = theShop();
  const customer = await signInNewPerson(shop);
  const admin = await new Person(shop, uniqueIpAddress()).signIn(demoAdmin);
  const visitor = new Person(shop);
  Object.assign(people, {
    anyone: visitor,
    buyer: customer,
    cron: visitor,
    metrics: visitor,
    signedIn: customer,
    customer,
    admin,
  });
  document = (await visitor.get<Document>('/api/openapi.json')).json;
}, 60_000);

afterAll(closeTheDatabase);

function fieldsOf(schema: Schema): string[] {
  const named = schema.$ref && document.components?.schemas?.[schema.$ref.split('/').at(-1)!];
  const parts = [schema, ...(named ? [named] : []), ...(schema.allOf ?? [])];
  return parts.flatMap((part) => Object.keys(part.properties ?? {}));
}

const text = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value)).slice(0, 1500);
const wellFormed = (value: string) => value.replace(/[\ud800-\udfff]/g, '?');

/** Every URL parser resolves "." and ".." away, percent-encoded or not: they would call another route. */
const isPathSegment = (value: string) => !['', '.', '..'].includes(value);

/**
 * Bodies, queries and paths for one route: its own fields with wrong values, unknown fields, and values that aren't
 * objects.
 */
function inputsFor(path: string, { parameters = [], requestBody }: Operation) {
  const fields = requestBody ? fieldsOf(requestBody.content['application/json']?.schema ?? {}) : [];
  const wrong = fc.record(Object.fromEntries(fields.map((field) => [field, hostile])), { requiredKeys: [] });
  const stray = fc.tuple(wrong, hostile).map(([body, value]) => ({ ...body, nobodyKnowsThis: value }));
  const query = parameters.filter((each) => each.in === 'query').map(({ name }) => name);
  const hasParams = path.includes('{');
  return fc.record({
    body: requestBody ? fc.oneof(wrong, stray, hostile) : fc.constant(undefined),
    query: fc.array(fc.tuple(fc.constantFrom(...query, 'stray'), hostile.map(text)), { maxLength: 3 }),
    param: hasParams ? fc.option(hostile.map(text).filter(isPathSegment)) : fc.constant(null),
  });
}

type Input = { body: unknown; query: [string, string][]; param: string | null };

async function send(who: Person, method: string, path: string, { body, query, param }: Input) {
  const filled = param === null ? path : path.replace(/\{\w+\}/, encodeURIComponent(wellFormed(param)));
  const search = new URLSearchParams(query.map(([name, value]) => [name, wellFormed(value)]));
  const begun = performance.now();
  const response = await who.call(method, `${pathOfMissingRecord(filled)}?${search}`, body, {
    'x-forwarded-for': uniqueIpAddress(),
  });
  return { answer: response, seconds: (performance.now() - begun) / 1000 };
}

/** What is wrong with a response: it must be a JSON error that states the problem and reveals no internals. */
function faultOf({ status, text, json }: Response<Record<string, unknown>>): string | null {
  if (status >= 500) return `${status} ${text.slice(0, 200)}`;
  if (status < 400) return null;
  if (/\bat .+:\d+:\d+|node_modules|Mongo\w*Error|ZodError/.test(text)) return `tells of the inside: ${text}`;
  const { error } = json as { error?: { code?: string; message?: string } };
  return error?.code && error.message ? null : `${status} without a reason: ${text.slice(0, 200)}`;
}

/** Routes whose success would end the caller's session or account. */
const endsOwnSession = new Set(['DELETE /api/sessions', 'DELETE /api/account']);

test('no hostile input makes a request fail, hang or reveal internals', async () => {
  const wrong: string[] = [];
  let sent = 0;
  for (const [path, methods] of Object.entries(document.paths)) {
    for (const [lower, operation] of Object.entries(methods)) {
      const method = lower.toUpperCase();
      const isRaw = operation.requestBody && !operation.requestBody.content['application/json'];
      if (isRaw || endsOwnSession.has(`${method} ${path}`)) continue;
      const who = operation['x-who'];
      const caller = people[isRight(who) ? 'admin' : who];
      const call = (input: Input) => send(caller, method, path, input);
      const note = (input: Input, fault: string) =>
        wrong.push(`${method} ${path} ${JSON.stringify(input).slice(0, 300)}: ${fault}`);
      const late: Input[] = [];
      const ask = async (input: Input) => {
        const { answer: response, seconds } = await call(input);
        const fault = faultOf(response);
        if (fault) note(input, fault);
        if (seconds > 2) late.push(input);
      };
      const inputs = fc.sample(inputsFor(path, operation), cases) as Input[];
      for (let from = 0; from < inputs.length; from += 8)
        await Promise.all(inputs.slice(from, from + 8).map(ask));
      // On a busy machine every response is slow: compare with the same route and a harmless input.
      for (const input of late.slice(0, 3)) {
        const plain = await call({ body: operation.requestBody && {}, query: [], param: null });
        const { seconds } = await call(input);
        if (seconds > Math.max(2, 3 * plain.seconds)) note(input, `took ${seconds} s`);
      }
      sent += inputs.length;
    }
  }
  expect(sent).toBeGreaterThan(cases * 30);
  expect(wrong.slice(0, 20)).toEqual([]);
}, 3_600_000);
