import { isDoc, type Doc, type Value } from '../bson/types';
import { location, notSupported, typeMismatch } from '../errors';
import { bucket, group, sortByCount } from './group';
import { lookup, unionWith } from './lookup';
import { addFields, project, replaceRoot, replaceWith, unset } from './reshape';
import type { CompileStage, PipelineContext, Stage } from './stage';
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

const unsupportedStages = new Set([
  '$bucketAuto', '$changeStream', '$changeStreamSplitLargeEvent', '$collStats', '$currentOp', '$densify', '$documents',
  '$fill', '$geoNear', '$graphLookup', '$indexStats', '$listLocalSessions', '$listSessions', '$merge', '$out',
  '$planCacheStats', '$redact', '$search', '$setWindowFields', '$vectorSearch',
]); // prettier-ignore

// Stages that leave documents as they are stored, or only remove fields.
const shapePreservingStages = ['$match', '$sort', '$limit', '$skip', '$sample', '$unset', '$unionWith'];

/** Splits a stage into its name and specification. */
export function parseStage(stage: Value): [string, Value] {
  if (!isDoc(stage)) throw typeMismatch("Each element of the 'pipeline' array must be an object");
  const names = Object.keys(stage);
  const name = names[0];
  if (name === undefined || names.length > 1)
    throw location(40323, 'A pipeline stage specification object must contain exactly one field.');
  return [name, stage[name]];
}

/** Compiles a pipeline into one stage. Throws on unsupported stages. */
export function compilePipeline(pipeline: Value, context: PipelineContext): Stage {
  if (!Array.isArray(pipeline)) throw typeMismatch("'pipeline' option must be specified as an array");
  let isChanged = context.isChanged;
  const compiled = pipeline.map((part: Value) => {
    const [name, spec] = parseStage(part);
    const compile = Object.hasOwn(stages, name) ? stages[name] : undefined;
    const stageContext = { ...context, isChanged };
    isChanged ||= !shapePreservingStages.includes(name);
    if (compile) return compile(spec, stageContext, compilePipeline);
    if (unsupportedStages.has(name)) throw notSupported(`The ${name} stage`);
    throw location(40324, `Unrecognized pipeline stage name: '${name}'`);
  });
  return (docs) => compiled.reduce<Iterable<Doc>>((input, stage) => stage(input), docs);
}
