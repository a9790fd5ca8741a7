import { format } from '../bson/format';
import { isDoc, type Doc, type Value } from '../bson/types';
import { badValue, failedToParse } from '../errors';
import type { Environment } from '../query/environment';
import { compileFilter } from '../query/filter';

export type ArrayFilters = Map<string, (v: Value) => boolean>;

/** Parses `arrayFilters` into predicates by identifier. */
export function parseArrayFilters(list: Value, env: Environment, paths: string[]): ArrayFilters {
  const filters: ArrayFilters = new Map();
  for (const filter of (list as Doc[] | undefined) ?? []) {
    const names = new Set<string>();
    const matches = compileFilter(withCommonRoot(filter, names), env);
    const [name] = names;
    if (name === undefined || names.size !== 1)
      throw failedToParse(
        names.size
          ? `Error parsing array filter :: caused by :: Expected a single top-level field name, found '${[...names].slice(0, 2).join("' and '")}'`
          : 'Cannot use an expression without a top-level field name in arrayFilters',
      );
    if (!/^[a-z][a-zA-Z0-9]*$/.test(name))
      throw badValue(
        `Error parsing array filter :: caused by :: The top-level field name must be an alphanumeric string beginning with a lowercase letter, found '${name}'`,
      );
    if (filters.has(name))
      throw failedToParse(`Found multiple array filters with the same top-level field name ${name}`);
    filters.set(name, (v) => matches({ v }));
  }
  for (const [name] of filters)
    if (!paths.some((path) => path.split('.').includes(`$[${name}]`)))
      throw failedToParse(
        `The array filter for identifier '${name}' was not used in the update { ${paths.map((p) => `${p}: ...`).join(', ')} }`,
      );
  for (const path of paths)
    for (const part of path.split('.'))
      if (/^\$\[.+\]$/.test(part) && !filters.has(part.slice(2, -1)))
        throw badValue(`No array filter found for identifier '${part.slice(2, -1)}' in path '${path}'`);
  return filters;
}

function withCommonRoot(filter: Doc, names: Set<string>): Doc {
  return Object.fromEntries(
    Object.entries(filter).map(([path, operand]): [string, Value] => {
      if (path.startsWith('$')) {
        if (!Array.isArray(operand)) throw badValue(`${path} must be an array: ${format(operand)}`);
        return [path, operand.map((part: Value) => (isDoc(part) ? withCommonRoot(part, names) : part))];
      }
      const [name = '', ...rest] = path.split('.');
      names.add(name);
      return [['v', ...rest].join('.'), operand];
    }),
  );
}

/** The predicate that selects the elements of `$[]` or `$[name]`. */
export function elementPredicate(part: string, filters: ArrayFilters): (v: Value) => boolean {
  const name = part.slice(2, -1);
  return name ? (filters.get(name) ?? (() => false)) : () => true;
}
