import { format } from '../bson/format';
import { asInt64, toIntegerNumber, makeInteger } from '../bson/numbers';
import { getPath } from '../bson/paths';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import { compileFilter } from '../query/filter';
import { sortByKeys, parseSort } from '../query/sort';
import { reorderStages, pruneOverwrittenFields } from './optimizer';
import { emptyTree, addToTree, computeFields } from '../projection/projection-tree';
import { constantExpression } from '../expressions/types';
import type { CompileStage } from './stage';

export const match: CompileStage = (spec, { env }) => {
  if (!isDoc(spec)) throw location(15959, 'the match filter must be an expression in an object');
  const matches = compileFilter(spec, env, true);
  return function* (docs) {
    for (const doc of docs) if (matches(doc)) yield doc;
  };
};

export const sort: CompileStage = (spec) => {
  if (!isDoc(spec)) throw location(15973, 'the $sort key specification must be an object');
  if (!Object.keys(spec).length) throw location(15976, '$sort stage must have at least one sort key');
  const order = parseSort(spec);
  return (docs) => sortByKeys([...docs], order, (doc) => doc);
};

/** The number of a `$limit` or `$skip` stage. Throws if it is invalid. */
export function stageNumber(spec: Value, stage: string, min: number, code: number): number {
  const n = isNumeric(spec) ? asInt64(spec) : undefined;
  if (n !== undefined && n >= min) return Number(n);
  if (n === 0n) throw location(15958, 'the limit must be positive');
  throw location(
    code,
    `invalid argument to ${stage} stage: Expected a${min ? ' positive' : ' non-negative'} number in: ${stage}: ${format(spec)}`,
  );
}

export const limit: CompileStage = (spec) => {
  const max = stageNumber(spec, '$limit', 1, 5107201);
  return function* (docs) {
    let left = max;
    for (const doc of docs) {
      yield doc;
      left -= 1;
      if (left === 0) return;
    }
  };
};

export const skip: CompileStage = (spec) => {
  const n = stageNumber(spec, '$skip', 0, 5107200);
  return function* (docs) {
    let left = n;
    for (const doc of docs) if (left-- <= 0) yield doc;
  };
};

export const count: CompileStage = (spec) => {
  if (typeof spec !== 'string') throw location(40156, 'the count field must be a non-empty string');
  if (!spec) throw location(40157, 'the count field must be a non-empty string');
  if (spec.startsWith('$')) throw location(40158, 'the count field cannot be a $-prefixed path');
  if (spec.includes('.')) throw location(40160, "the count field cannot contain '.'");
  return function* (docs) {
    const n = [...docs].length;
    if (n) yield { [spec]: n };
  };
};

export const sample: CompileStage = (spec) => {
  const size = isDoc(spec) ? spec.size : undefined;
  if (!isDoc(spec)) throw location(28745, 'the $sample stage specification must be an object');
  if (!isNumeric(size)) throw location(28746, 'size argument to $sample must be a number');
  const max = toIntegerNumber(size) || 0;
  if (max < 0) throw location(28747, 'size argument to $sample must be a positive integer');
  return (docs) => {
    const all = [...docs];
    for (let i = all.length - 1; i > 0; i--) {
      const j = Math.floor(Math.random() * (i + 1));
      [all[i], all[j]] = [all[j] as Doc, all[i] as Doc];
    }
    return all.slice(0, max);
  };
};

export const facet: CompileStage = (spec, context, compilePipeline) => {
  if (!isDoc(spec) || !Object.keys(spec).length)
    throw location(40169, 'the $facet specification must be a non-empty object');
  const pipelines = Object.entries(spec).map(([name, pipeline]) => {
    if (!Array.isArray(pipeline))
      throw location(40170, `arguments to $facet must be arrays, ${name} is type ${typeof pipeline}`);
    for (const part of pipeline as Doc[])
      if (isDoc(part) && ['$facet', '$out', '$merge'].includes(Object.keys(part)[0] ?? ''))
        throw location(40600, `${Object.keys(part)[0]} is not allowed to be used within a $facet stage`);
    compilePipeline(pipeline, context);
    return [name, compilePipeline(pruneOverwrittenFields(reorderStages(pipeline)), context)] as const;
  });
  return function* (docs) {
    const all = [...docs];
    yield Object.fromEntries(pipelines.map(([name, run]) => [name, [...run(all)]]));
  };
};

export const unwind: CompileStage = (spec) => {
  const options: Doc = isDoc(spec) ? spec : { path: spec };
  const { path, includeArrayIndex: index, preserveNullAndEmptyArrays: preserve = false } = options;
  if (typeof path !== 'string')
    throw location(28808, `expected either a string or an object as specification for $unwind stage`);
  if (!path.startsWith('$'))
    throw location(28818, `path option to $unwind stage should be prefixed with a '$': ${path}`);
  if (index !== undefined && (typeof index !== 'string' || !index))
    throw location(28810, 'expected a non-empty string for the includeArrayIndex  option to $unwind stage');
  if (typeof index === 'string' && index.startsWith('$'))
    throw location(
      28822,
      `includeArrayIndex option to $unwind stage should not be prefixed with a '$': ${index}`,
    );
  for (const name of Object.keys(options))
    if (!['path', 'includeArrayIndex', 'preserveNullAndEmptyArrays'].includes(name))
      throw location(28811, `unrecognized option to $unwind stage: ${name}`);
  const parts = path.slice(1).split('.');
  const put = (doc: Doc, at: string, v: Value) => {
    const tree = emptyTree();
    addToTree(tree, at, constantExpression(v));
    return computeFields({ ...doc }, tree, doc, {});
  };
  const row = (doc: Doc, v: Value, position: number | null) => {
    const result = v === doc ? doc : put(doc, parts.join('.'), v);
    return index
      ? put(result, index, position === null ? null : makeInteger(BigInt(position), 'long'))
      : result;
  };
  return function* (docs) {
    for (const doc of docs) {
      const v = getPath(doc, parts);
      if (Array.isArray(v) && v.length) for (const [i, element] of v.entries()) yield row(doc, element, i);
      else if (Array.isArray(v) ? preserve : v !== null && v !== undefined)
        yield row(doc, Array.isArray(v) ? undefined : v, null);
      else if (preserve) yield index ? put(doc, index as string, null) : doc;
    }
  };
};
