/** The parameters of a call: nested as Stripe's brackets say. */
export type Parameters = { [name: string]: string | Parameters | undefined };

/** Parses `a[b][0]=c` into `{ a: { b: { 0: 'c' } } }`, as Stripe reads bodies and queries. */
export function parseParameters(text: string): Parameters {
  const root: Parameters = Object.create(null);
  for (const [path, value] of new URLSearchParams(text)) {
    const [first = '', ...rest] = path.replaceAll(']', '').split('[');
    let target = root;
    let name = first;
    for (const next of rest) {
      const inner = target[name];
      target = target[name] = typeof inner === 'object' ? inner : (Object.create(null) as Parameters);
      name = next;
    }
    target[name] = value;
  }
  return root;
}

/** The text at a path of names, or undefined. */
export function textAt(parameters: Parameters, ...path: string[]): string | undefined {
  let value: string | Parameters | undefined = parameters;
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined;
  return typeof value === 'string' ? value : undefined;
}

/** The whole number at a path of names, or undefined. */
export function numberAt(parameters: Parameters, ...path: string[]): number | undefined {
  const text = textAt(parameters, ...path);
  return text === undefined ? undefined : Number(text);
}

/** The texts of a nested object, such as the metadata. */
export function textsAt(parameters: Parameters, ...path: string[]): Record<string, string> {
  let value: string | Parameters | undefined = parameters;
  for (const name of path) value = typeof value === 'object' ? value[name] : undefined;
  if (typeof value !== 'object') return {};
  return Object.fromEntries(
    Object.entries(value).filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}
