import { isDoc, type Doc, type Value } from '../bson/types';
import { location, notSupported, typeMismatch } from '../errors';
import { bucket, group, sortByCount } from './group';
import { lookup, unionWith } from './lookup';
import { addFields, project, replaceRoot, replaceWith, unset } from './reshape';
import type { CompileStage, Context, Stage } from './stage';
import { count, facet, limit, match, sample, skip, sort, unwind } from './basic-stages';

const stages: { [name: string]: CompileStage } = {
  $addFields: addFields,
  $bucket: bucket,
  $count: count,
  $facet: facet,
  $group: group,
  $limit: limit,
  $lookup: lookup,
  $match: match,
  $project: project,
  $replaceRoot: replaceRoot,
  $replaceWith: replaceWith,
  $sample: sample,
  $set: addFields,
  $skip: skip,
  $sort: sort,
  $sortByCount: sortByCount,
  $unionWith: unionWith,
  $unset: unset,
  $unwind: unwind,
};

const elsewhere = new Set([
  '$bucketAuto', '$changeStream', '$changeStreamSplitLargeEvent', '$collStats', '$currentOp', '$densify', '$documents',
  '$fill', '$geoNear', '$graphLookup', '$indexStats', '$listLocalSessions', '$listSessions', '$merge', '$out',
  '$planCacheStats', '$redact', '$search', '$setWindowFields', '$vectorSearch',
]); // prettier-ignore

// Stages behind which documents are still what the collection holds, but for fields that are gone.
const asTheyCame = ['$match', '$sort', '$limit', '$skip', '$sample', '$unset', '$unionWith'];

/** The name and specification of a stage. */
export function stageOf(stage: Value): [string, Value] {
  if (!isDoc(stage)) throw typeMismatch("Each element of the 'pipeline' array must be an object");
  const names = Object.keys(stage);
  const name = names[0];
  if (name === undefined || names.length > 1)
    throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
  return [name, stage[name]];
}

/** A pipeline as one stage; stages that are not on the list are refused. */
export function compilePipeline(pipeline: Value, context: Context): Stage {
  if (!Array.isArray(pipeline)) throw typeMismatch("'pipeline' option must be specified as an array");
  let changed = context.changed;
  const compiled = pipeline.map((part: Value) => {
    const [name, spec] = stageOf(part);
    const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
    const here = { ...context, changed };
    changed ||= !asTheyCame.includes(name);
    if (compile) return compile(spec, here, compilePipeline);
    if (elsewhere.has(name)) throw notSupported(`The ${name} stage`);
    throw location(40324, `Unrecognized pipeline stage name: '${name}'`);
  });
  return (docs) => compiled.reduce<Iterable<Doc>>((input, stage) => stage(input), docs);
}
