import { isDoc, type Doc, type Value } from '../bson/types';

/** Paths that something reads or writes; `''` is the document as a whole. */
export type Paths = string[];

const within = (path: string, outer: string) => !outer || path === outer || path.startsWith(`${outer}.`);

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
 * and fields that only get another name: `names` holds the old ones by the new.
 */
export type Traffic = {
  reads: Paths;
  makes: Paths;
  keeps?: Paths;
  closes?: boolean;
  names?: Map<string, string>;
};

const namesIn = (fields: [string, Value][]): Map<string, string> =>
  new Map(
    fields.flatMap(([path, v]): [string, string][] =>
      typeof v === 'string' && /^\$[^$.]+$/.test(v) && !path.includes('.') ? [[path, v.slice(1)]] : [],
    ),
  );

const isMark = (v: Value) => typeof v !== 'object' && typeof v !== 'string';

function leaves(spec: Doc, prefix = ''): [string, Value][] {
  return Object.entries(spec).flatMap(([name, v]): [string, Value][] => {
    const nested = isDoc(v) && Object.keys(v).length && !Object.keys(v)[0]?.startsWith('$');
    return nested ? leaves(v, `${prefix}${name}.`) : [[prefix + name, v]];
  });
}

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
