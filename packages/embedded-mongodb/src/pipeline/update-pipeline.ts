import { isDoc, type Doc, type Value } from '../bson/types';
import { ServerError } from '../errors';
import type { Environment } from '../query/environment';
import { compilePipeline, parseStage } from './pipeline';

const allowed = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'];

/** Compiles an update pipeline, which may contain only stages that change a single document. */
export function compileUpdatePipeline(pipeline: Value[], env: Environment): (doc: Doc) => Doc {
  for (const stage of pipeline) {
    const [name] = parseStage(stage);
    if (!allowed.includes(name))
      throw new ServerError(72, 'InvalidOptions', `${name} is not allowed to be used within an update`);
  }
  // MongoDB does not fold constants in updates: they fail when they are evaluated, or not at all.
  const run = compilePipeline(pipeline, {
    env: { ...env, constantChecks: [], unoptimized: true },
    source: { find: () => [] },
    name: '',
  });
  return (doc) => {
    const [result] = [...run([doc])];
    return isDoc(result) ? result : doc;
  };
}
