import { isDoc, type Doc, type Value } from '../bson/types';

/** Paths that something reads or writes; `''` is the document as a whole. */
export type Paths = string[];

/** Whether a path is another or lies in it. */
export const within = (path: string, outer: string) =>
  !outer || path === outer || path.startsWith(`${outer}.`);

/** Whether a change at one of the paths could be seen at one of the others. */
export const overlap = (some: Paths, others: Paths): boolean =>
  some.some((a) => others.some((b) => within(a, b) || within(b, a)));

/** What an expression reads. */
export function readByExpression(source: Value): Paths {
  if (typeof source === 'string') {
    if (!source.startsWith('$$')) return source.startsWith('$') ? [source.slice(1)] : [];
    const [name = '', ...path] = source.slice(2).split('.');
    return ['ROOT', 'CURRENT'].includes(name) ? [path.join('.')] : [];
  }
  if (Array.isArray(source)) return source.flatMap(readByExpression);
  if (!isDoc(source) || '$literal' in source) return [];
  return '$getField' in source ? [''] : Object.values(source).flatMap(readByExpression);
}

/** What a filter reads. */
export function readByFilter(filter: Value): Paths {
  if (!isDoc(filter)) return [];
  return Object.entries(filter).flatMap(([name, operand]) => {
    if (name === '$expr') return readByExpression(operand);
    if (Array.isArray(operand) && name.startsWith('$')) return operand.flatMap(readByFilter);
    // A position in a path may be any of the array's elements.
    return name === '$comment' ? [] : [name.startsWith('$') ? '' : name.replace(/\.\d+(\..*)?$/, '')];
  });
}

/**
 * What a stage reads and makes of its documents; `closes` when nothing else of them goes on, but for what it `keeps`,
 * and fields that only get another name: `names` holds the old ones by the new. `changes` is what MongoDB believes to
 * be different afterwards, where that is less than what is made.
 */
export type Traffic = {
  reads: Paths;
  makes: Paths;
  changes?: Paths;
  keeps?: Paths;
  closes?: boolean;
  names?: Map<string, string>;
};

const isField = (v: Value): v is string => typeof v === 'string' && /^\$[^$.]+$/.test(v);

const namesIn = (fields: [string, Value][]): Map<string, string> =>
  new Map(
    fields.flatMap(([path, v]): [string, string][] => {
      if (path.includes('.')) return [];
      return isField(v) ? [[path, v.slice(1)]] : namesInMap(path, v);
    }),
  );

/** A `$map` over a field that takes fields of its elements gives those other names. */
function namesInMap(path: string, v: Value): [string, string][] {
  if (!isDoc(v) || !isDoc(v.$map) || !isField(v.$map.input)) return [];
  const { input, as = 'this', in: each } = v.$map;
  const taken = `$$${String(as)}.`;
  return partsOf(path, each).flatMap(([name, source]): [string, string][] =>
    typeof source === 'string' && source.startsWith(taken) && !source.slice(taken.length).includes('.')
      ? [[name, `${input.slice(1)}.${source.slice(taken.length)}`]]
      : [],
  );
}

/** Where MongoDB looks for a change: in a `$map` that renames, at the parts and not at the whole. */
const changesIn = (fields: [string, Value][]): Paths =>
  fields.flatMap(([path, v]) =>
    isDoc(v) && isDoc(v.$map) && namesInMap(path, v).length
      ? partsOf(path, v.$map.in).map(([name]) => name)
      : [path],
  );

const isMark = (v: Value) => typeof v !== 'object' && typeof v !== 'string';

function leaves(spec: Doc, prefix = ''): [string, Value][] {
  return Object.entries(spec).flatMap(([name, v]): [string, Value][] => {
    const nested = isDoc(v) && Object.keys(v).length && !Object.keys(v)[0]?.startsWith('$');
    return nested ? leaves(v, `${prefix}${name}.`) : [[prefix + name, v]];
  });
}

const partsOf = (path: string, v: Value): [string, Value][] =>
  isDoc(v) && !Object.keys(v)[0]?.startsWith('$') ? leaves(v, `${path}.`) : [[path, v]];

function projection(spec: Doc): Traffic {
  const fields = leaves(spec);
  const excluded = fields.filter(([, v]) => isMark(v) && !Number(v)).map(([path]) => path);
  if (fields.every(([path, v]) => (isMark(v) && !Number(v)) || (path === '_id' && isMark(v))))
    return { reads: [], makes: excluded };
  const included = fields.filter(([, v]) => isMark(v) && Number(v)).map(([path]) => path);
  const keeps = excluded.includes('_id') ? included : ['_id', ...included];
  return {
    reads: [...keeps, ...readByExpression(spec)],
    makes: [],
    keeps,
    closes: true,
    names: namesIn(fields),
  };
}

/** What a stage does to the paths of its documents; undefined where nobody asked yet. */
export function trafficOf(stage: Doc): Traffic | undefined {
  const [[name, spec] = ['', undefined]] = Object.entries(stage) as [string, Value][];
  switch (name) {
    case '$match':
      return { reads: readByFilter(spec), makes: [] };
    case '$sort':
      return { reads: Object.keys(spec as Doc), makes: [] };
    case '$limit':
    case '$skip':
    case '$sample':
      return { reads: [], makes: [] };
    case '$addFields':
    case '$set':
      return {
        reads: readByExpression(spec),
        makes: leaves(spec as Doc).map(([path]) => path),
        changes: changesIn(leaves(spec as Doc)),
        names: namesIn(leaves(spec as Doc)),
      };
    case '$project':
      return projection(spec as Doc);
    case '$unset':
      return { reads: [], makes: [spec].flat() as string[] };
    case '$unwind': {
      const { path, includeArrayIndex }: Doc = isDoc(spec) ? spec : { path: spec };
      const made = String(path).slice(1);
      return { reads: [made], makes: [made, ...(includeArrayIndex ? [String(includeArrayIndex)] : [])] };
    }
    case '$lookup': {
      const { as, localField, let: lets } = spec as Doc;
      return {
        reads: [...(localField ? [String(localField)] : []), ...readByExpression(lets)],
        makes: [String(as)],
      };
    }
    case '$group':
    case '$sortByCount': {
      const names = namesIn([['_id', name === '$group' ? (spec as Doc)._id : spec]]);
      return { reads: readByExpression(spec), makes: [''], keeps: [], closes: true, names };
    }
    case '$bucket':
    case '$replaceRoot':
    case '$replaceWith':
    case '$count':
      return { reads: readByExpression(spec), makes: [''], closes: true };
  }
  return undefined;
}
