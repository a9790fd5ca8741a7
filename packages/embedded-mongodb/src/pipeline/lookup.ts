import { getField, isDoc, setField, type Doc, type Value } from '../bson/types';
import { failedToParse, location } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Environment } from '../query/environment';
import { isRegex } from '../query/regex';
import { reorderStages, pruneOverwrittenFields } from './optimizer';
import { emptyTree, addToTree, computeFields } from '../projection/projection-tree';
import { constantExpression } from '../expressions/types';
import type { CompilePipeline, CompileStage, PipelineContext } from './stage';

const knownOptions = ['from', 'as', 'localField', 'foreignField', 'let', 'pipeline'];

export const lookup: CompileStage = (spec, context, compilePipeline) => {
  if (!isDoc(spec)) throw failedToParse('the $lookup specification must be an Object');
  const { from, as, localField, foreignField, pipeline } = spec;
  for (const name of Object.keys(spec))
    if (!knownOptions.includes(name)) throw failedToParse(`unknown argument to $lookup: ${name}`);
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
  // Compile the pipeline once up front, so that its errors show even without documents.
  compileInnerPipeline(
    pipeline,
    withVariables(
      context,
      lets.map(([name]) => [name, undefined]),
      context.env.constantChecks,
    ),
    compilePipeline,
  );
  return function* (docs) {
    for (const doc of docs) {
      const inner = withVariables(
        context,
        lets.map(([name, value]) => [name, value(doc, context.env.vars)]),
      );
      const wanted = typeof localField === 'string' ? joinFilter(doc, localField, String(foreignField)) : {};
      const found = compileInnerPipeline(pipeline, inner, compilePipeline)(from, wanted);
      const tree = emptyTree();
      addToTree(tree, as, constantExpression(found));
      yield computeFields({ ...doc }, tree, doc, {});
    }
  };
};

function withVariables(
  context: PipelineContext,
  vars: (readonly [string, Value])[],
  constantChecks: (() => void)[] = [],
): PipelineContext {
  const bound: Doc = { ...context.env.vars };
  for (const [name, v] of vars) setField(bound, name, v);
  return { ...context, env: { ...context.env, vars: bound, constantChecks } };
}

/** Compiles a pipeline on another collection. A leading `$match` can use the indexes of that collection. */
function compileInnerPipeline(
  pipeline: Value,
  outer: PipelineContext,
  compilePipeline: CompilePipeline,
): (from: string, filter: Doc) => Doc[] {
  const context = { ...outer, changed: false };
  const given: Value[] = Array.isArray(pipeline) ? pipeline : [];
  compilePipeline(given, context);
  const stages = reorderStages(given);
  const first = stages[0];
  const leading = isDoc(first) && isDoc(first.$match) ? first.$match : undefined;
  const rest = compilePipeline(pruneOverwrittenFields(leading ? stages.slice(1) : stages), context);
  return (from, filter) => {
    const both = leading && Object.keys(filter).length ? { $and: [filter, leading] } : (leading ?? filter);
    return [...rest(context.source.find(from, both, context.env))];
  };
}

// Collects the values at a path. An array at its end contributes its elements.
function collectValues(v: Value, parts: string[], found: Value[]): void {
  const [part, ...rest] = parts;
  if (part === undefined) found.push(...(Array.isArray(v) ? (v as Value[]) : v === undefined ? [] : [v]));
  else if (isDoc(v)) collectValues(getField(v, part), rest, found);
  else if (Array.isArray(v))
    for (const element of v as Value[]) if (isDoc(element)) collectValues(element, parts, found);
}

function joinFilter(doc: Doc, localField: string, foreignField: string): Doc {
  const local: Value[] = [];
  collectValues(doc, localField.split('.'), local);
  const values = local.length ? local : [null];
  if (values.length > 1 && !values.some(isRegex)) return { [foreignField]: { $in: values } };
  // A regular expression in $in would match strings, but a join compares it only with itself.
  return { $or: values.map((v) => ({ [foreignField]: { $eq: v } })) };
}

export const unionWith: CompileStage = (spec, context, compilePipeline) => {
  const { coll, pipeline = [] }: Doc = typeof spec === 'string' ? { coll: spec } : isDoc(spec) ? spec : {};
  if (typeof coll !== 'string')
    throw location(40414, "BSON field '$unionWith.coll' is missing but a required field");
  const outside: Environment = { ...context.env };
  const run = compileInnerPipeline(pipeline, { ...context, env: outside }, compilePipeline);
  return function* (docs) {
    yield* docs;
    yield* run(coll, {});
  };
};
