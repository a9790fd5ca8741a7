import { field, isDoc, setField, type Doc, type Value } from '../bson/types';
import { failedToParse, location } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Environment } from '../query/environment';
import { isRegex } from '../query/regex';
import { inRunningOrder, withoutOverwritten } from './optimizer';
import { emptyTree, plant, compute } from '../projection/projection-tree';
import { constant } from '../expressions/types';
import type { CompilePipeline, CompileStage, Context } from './stage';

const known = ['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'];

export const lookup: CompileStage = (spec, context, compilePipeline) => {
  if (!isDoc(spec)) throw failedToParse('the $lookup specification must be an Object');
  const { from, as, localField, foreignField, pipeline } = spec;
  for (const name of Object.keys(spec))
    if (!known.includes(name)) throw failedToParse(`unknown argument to $lookup: ${name}`);
  if (typeof as !== 'string') throw failedToParse("must specify 'as' field for a $lookup");
  if (typeof from !== 'string') throw failedToParse("missing 'from' option to $lookup stage specification");
  if ((localField === undefined) !== (foreignField === undefined))
    throw failedToParse(
      "$lookup requires both or neither of 'localField' and 'foreignField' to be specified",
    );
  if (localField === undefined && pipeline === undefined)
    throw failedToParse(
      "$lookup requires either 'pipeline' or both 'localField' and 'foreignField' to be specified",
    );
  const lets = Object.entries((spec.let as Doc | undefined) ?? {}).map(
    ([name, source]) => [name, compileExpression(source, context.env)] as const,
  );
  // Compiled once without documents, so that its errors show though none comes.
  joined(
    pipeline,
    withVars(
      context,
      lets.map(([name]) => [name, undefined]),
      context.env.checks,
    ),
    compilePipeline,
  );
  return function* (docs) {
    for (const doc of docs) {
      const inner = withVars(
        context,
        lets.map(([name, value]) => [name, value(doc, context.env.vars)]),
      );
      const wanted = typeof localField === 'string' ? equalities(doc, localField, String(foreignField)) : {};
      const found = joined(pipeline, inner, compilePipeline)(from, wanted);
      const tree = emptyTree();
      plant(tree, as, constant(found));
      yield compute({ ...doc }, tree, doc, {});
    }
  };
};

function withVars(
  context: Context,
  vars: (readonly [string, Value])[],
  checks: (() => void)[] = [],
): Context {
  const bound: Doc = { ...context.env.vars };
  for (const [name, v] of vars) setField(bound, name, v);
  return { ...context, env: { ...context.env, vars: bound, checks } };
}

/** Reads another collection; a leading `$match` of the pipeline may use its indexes. */
function joined(
  pipeline: Value,
  outer: Context,
  compilePipeline: CompilePipeline,
): (from: string, filter: Doc) => Doc[] {
  const context = { ...outer, changed: false };
  const given: Value[] = Array.isArray(pipeline) ? pipeline : [];
  compilePipeline(given, context);
  const stages = inRunningOrder(given);
  const first = stages[0];
  const leading = isDoc(first) && isDoc(first.$match) ? first.$match : undefined;
  const rest = compilePipeline(withoutOverwritten(leading ? stages.slice(1) : stages), context);
  return (from, filter) => {
    const both = leading && Object.keys(filter).length ? { $and: [filter, leading] } : (leading ?? filter);
    return [...rest(context.source.find(from, both, context.env))];
  };
}

// The values at a path, an array at its end by its elements.
function collect(v: Value, parts: string[], found: Value[]): void {
  const [part, ...rest] = parts;
  if (part === undefined) found.push(...(Array.isArray(v) ? (v as Value[]) : v === undefined ? [] : [v]));
  else if (isDoc(v)) collect(field(v, part), rest, found);
  else if (Array.isArray(v))
    for (const element of v as Value[]) if (isDoc(element)) collect(element, parts, found);
}

function equalities(doc: Doc, localField: string, foreignField: string): Doc {
  const local: Value[] = [];
  collect(doc, localField.split('.'), local);
  const values = local.length ? local : [null];
  if (values.length > 1 && !values.some(isRegex)) return { [foreignField]: { $in: values } };
  // In a list an expression would match text; here it is only equal to itself.
  return { $or: values.map((v) => ({ [foreignField]: { $eq: v } })) };
}

export const unionWith: CompileStage = (spec, context, compilePipeline) => {
  const { coll, pipeline = [] }: Doc = typeof spec === 'string' ? { coll: spec } : isDoc(spec) ? spec : {};
  if (typeof coll !== 'string')
    throw location(40414, "BSON field '$unionWith.coll' is missing but a required field");
  const outside: Environment = { ...context.env };
  const run = joined(pipeline, { ...context, env: outside }, compilePipeline);
  return function* (docs) {
    yield* docs;
    yield* run(coll, {});
  };
};
