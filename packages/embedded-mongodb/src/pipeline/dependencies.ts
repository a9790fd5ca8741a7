import { isDoc, type Doc, type Value } from '../bson/types';

/** The paths that an expression or a stage reads or writes. `''` is the whole document. */
export type Paths = string[];

/** Whether a path equals another or lies inside it. */
export const isWithin = (path: string, outer: string) =>
  !outer || path === outer || path.startsWith(`${outer}.`);

/** Whether a change at one of the paths affects one of the others. */
export const overlaps = (some: Paths, others: Paths): boolean =>
  some.some((a) => others.some((b) => isWithin(a, b) || isWithin(b, a)));

/** The paths that an expression reads. */
export function expressionReads(source: Value): Paths {
  if (typeof source === 'string') {
    if (!source.startsWith('$$')) return source.startsWith('$') ? [source.slice(1)] : [];
    const [name = '', ...path] = source.slice(2).split('.');
    return ['ROOT', 'CURRENT'].includes(name) ? [path.join('.')] : [];
  }
  if (Array.isArray(source)) return source.flatMap(expressionReads);
  if (!isDoc(source) || '$literal' in source) return [];
  return '$getField' in source ? [''] : Object.values(source).flatMap(expressionReads);
}

/** The paths that a filter reads. */
export function filterReads(filter: Value): Paths {
  if (!isDoc(filter)) return [];
  return Object.entries(filter).flatMap(([name, operand]) => {
    if (name === '$expr') return expressionReads(operand);
    if (Array.isArray(operand) && name.startsWith('$')) return operand.flatMap(filterReads);
    // An array index in a path may lead to any element, so the path is cut there.
    return name === '$comment' ? [] : [name.startsWith('$') ? '' : name.replace(/\.\d+(\..*)?$/, '')];
  });
}

/**
 * The effects of a stage on its documents. With `dropsOthers` only the fields in `keeps` and renamed fields survive.
 * `renames` maps new names to old ones. `reportedWrites` are the writes that MongoDB's optimizer sees, if it misses
 * some.
 */
export type StageEffects = {
  reads: Paths;
  writes: Paths;
  reportedWrites?: Paths;
  keeps?: Paths;
  dropsOthers?: boolean;
  renames?: Map<string, string>;
};

const isFieldReference = (v: Value): v is string => typeof v === 'string' && /^\$[^$.]+$/.test(v);

const renamesIn = (fields: [string, Value][]): Map<string, string> =>
  new Map(
    fields.flatMap(([path, v]): [string, string][] => {
      if (path.includes('.')) return [];
      return isFieldReference(v) ? [[path, v.slice(1)]] : renamesInMap(path, v);
    }),
  );

/** The renames in a `$map` over a field that copies fields of its elements. */
function renamesInMap(path: string, v: Value): [string, string][] {
  if (!isDoc(v) || !isDoc(v.$map) || !isFieldReference(v.$map.input)) return [];
  const { input, as = 'this', in: each } = v.$map;
  const prefix = `$$${String(as)}.`;
  return partsOfValue(path, each).flatMap(([name, source]): [string, string][] =>
    typeof source === 'string' && source.startsWith(prefix) && !source.slice(prefix.length).includes('.')
      ? [[name, `${input.slice(1)}.${source.slice(prefix.length)}`]]
      : [],
  );
}

/**
 * The writes that MongoDB's optimizer sees: for a `$map` that renames fields, these fields instead of the whole array.
 */
const reportedWritesIn = (fields: [string, Value][]): Paths =>
  fields.flatMap(([path, v]) =>
    isDoc(v) && isDoc(v.$map) && renamesInMap(path, v).length
      ? partsOfValue(path, v.$map.in).map(([name]) => name)
      : [path],
  );

const isInclusionFlag = (v: Value) => typeof v !== 'object' && typeof v !== 'string';

function leaves(spec: Doc, prefix = ''): [string, Value][] {
  return Object.entries(spec).flatMap(([name, v]): [string, Value][] => {
    const nested = isDoc(v) && Object.keys(v).length && !Object.keys(v)[0]?.startsWith('$');
    return nested ? leaves(v, `${prefix}${name}.`) : [[prefix + name, v]];
  });
}

const partsOfValue = (path: string, v: Value): [string, Value][] =>
  isDoc(v) && !Object.keys(v)[0]?.startsWith('$') ? leaves(v, `${path}.`) : [[path, v]];

function projectionEffects(spec: Doc): StageEffects {
  const fields = leaves(spec);
  const excluded = fields.filter(([, v]) => isInclusionFlag(v) && !Number(v)).map(([path]) => path);
  if (
    fields.every(([path, v]) => (isInclusionFlag(v) && !Number(v)) || (path === '_id' && isInclusionFlag(v)))
  )
    return { reads: [], writes: excluded };
  const included = fields.filter(([, v]) => isInclusionFlag(v) && Number(v)).map(([path]) => path);
  const keeps = excluded.includes('_id') ? included : ['_id', ...included];
  return {
    reads: [...keeps, ...expressionReads(spec)],
    writes: [],
    keeps,
    dropsOthers: true,
    renames: renamesIn(fields),
  };
}

/** The effects of a stage; undefined for stages that are not analyzed. */
export function effectsOf(stage: Doc): StageEffects | undefined {
  const [[name, spec] = ['', undefined]] = Object.entries(stage) as [string, Value][];
  switch (name) {
    case '$match':
      return { reads: filterReads(spec), writes: [] };
    case '$sort':
      return { reads: Object.keys(spec as Doc), writes: [] };
    case '$limit':
    case '$skip':
    case '$sample':
      return { reads: [], writes: [] };
    case '$addFields':
    case '$set':
      return {
        reads: expressionReads(spec),
        writes: leaves(spec as Doc).map(([path]) => path),
        reportedWrites: reportedWritesIn(leaves(spec as Doc)),
        renames: renamesIn(leaves(spec as Doc)),
      };
    case '$project':
      return projectionEffects(spec as Doc);
    case '$unset':
      return { reads: [], writes: [spec].flat() as string[] };
    case '$unwind': {
      const { path, includeArrayIndex }: Doc = isDoc(spec) ? spec : { path: spec };
      const unwound = String(path).slice(1);
      return {
        reads: [unwound],
        writes: [unwound, ...(includeArrayIndex ? [String(includeArrayIndex)] : [])],
      };
    }
    case '$lookup': {
      const { as, localField, let: lets } = spec as Doc;
      return {
        reads: [...(localField ? [String(localField)] : []), ...expressionReads(lets)],
        writes: [String(as)],
      };
    }
    case '$group':
    case '$sortByCount': {
      const renames = renamesIn([['_id', name === '$group' ? (spec as Doc)._id : spec]]);
      return { reads: expressionReads(spec), writes: [''], keeps: [], dropsOthers: true, renames };
    }
    case '$bucket':
    case '$replaceRoot':
    case '$replaceWith':
    case '$count':
      return { reads: expressionReads(spec), writes: [''], dropsOthers: true };
  }
  return undefined;
}
