import fc from 'fast-check';

/** Values that no tool expects in any field, as JSON: some parse to what JavaScript can't write as a literal. */
const hostileValues = [
  ...['null', 'true', '-1', '0.5', '1e308', '-1e308', '9007199254740993', '[]', '{}', '""', '[[[[]]]]'],
  ...['{"$gt":""}', '{"$ne":null}', '{"$where":"sleep(1000)"}', '[{"$regex":".*"}]', '"$ne"'],
  ...['{"__proto__":{"admin":true}}', '"__proto__"', '"constructor"', '{"constructor":{"prototype":{}}}'],
  ...['"../../../etc/passwd"', '"..%2f..%2fetc%2fpasswd"', '"file:///etc/passwd"', '"\\u0000"', '"\\ud800"'],
  ...['"<script>alert(1)</script>"', '"\'; DROP TABLE orders; --"', '"000000000000000000000000"'],
  `"${'x'.repeat(5_000)}"`,
  `[${Array(300).fill('{"sku":"TW-AG125","quantity":1}').join(',')}]`,
];
const hostileNames = ['__proto__', 'constructor', 'toString', '$where', 'company', 'userId', 'price', ''];

type Part = { json: string };
const asIs = (json: string): Part => ({ json });

/** An object as JSON whose fields are JSON already, so that it can hold `__proto__`. */
const objectOf = (fields: [string, Part][]): string =>
  `{${fields.map(([name, { json }]) => `${JSON.stringify(name)}:${json}`).join(',')}}`;

/**
 * Calls of every tool with something wrong in them: a hostile value in place of a field, a field too much, or no object.
 * None of them may have an effect.
 */
export function hostileInputs({ sku, slug }: { sku: string; slug: string }): [name: string, json: string][] {
  const part = (value: unknown) => asIs(JSON.stringify(value));
  const line: [string, Part][] = [
    ['sku', part(sku)],
    ['quantity', part(1)],
  ];
  const lines = asIs(`[${objectOf(line)}]`);
  const valid: Record<string, [string, Part][]> = {
    search_products: [
      ['q', part('drill')],
      ['category', part('drills')],
      ['sort', part('relevance')],
      ['page', part(1)],
    ],
    get_product: [['slug', part(slug)]],
    check_availability: line,
    compare_products: [['slugs', part([slug, slug])]],
    get_my_prices: [['slugs', part([slug])]],
    cart: [
      ['cart', part('x'.repeat(30))],
      ['lines', lines],
    ],
    draft_order: [['lines', lines]],
    // A foreign company: whatever stands in the other fields, nothing may come of it.
    request_quote: [
      ['key', part('hostile-request')],
      ['lines', lines],
      ['text', part('')],
      ['company', part('000000000000000000000000')],
    ],
  };
  const value = fc.constantFrom(...hostileValues);
  return Object.entries(valid).flatMap(([name, fields], seed) => {
    const replaced = fc
      .tuple(fc.nat(fields.length - 1), value)
      .map(([at, json]) =>
        objectOf(
          fields.map(([key, kept], index) => [key, index === at && key !== 'company' ? { json } : kept]),
        ),
      );
    const inLine = fc
      .tuple(fc.constantFrom('sku', 'quantity'), value)
      .map(([key, json]) => `[${objectOf(line.map(([own, kept]) => [own, own === key ? { json } : kept]))}]`)
      .map((json) => objectOf(fields.map(([key, kept]) => [key, key === 'lines' ? { json } : kept])));
    const added = fc
      .tuple(fc.constantFrom(...hostileNames), value)
      .map(([key, json]) => objectOf([...fields.filter(([own]) => own !== key), [key, { json }]]));
    const inputs = fc.sample(fc.oneof(replaced, inLine, added, value), { numRuns: 25, seed });
    return inputs.map((json): [string, string] => [name, json]);
  });
}
