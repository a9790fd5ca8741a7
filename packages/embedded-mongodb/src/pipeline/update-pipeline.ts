import { isDoc, type Doc, type Value } from '../bson/types';
import { ServerError } from '../errors';
import type { Environment } from '../query/environment';
import { compilePipeline, stageOf } from './pipeline';

const allowed = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'];

/** A pipeline as an update: only stages that shape one document. */
export function compileUpdatePipeline(pipeline: Value[], env: Environment): (doc: Doc) => Doc {
  for (const stage of pipeline) {
    const [name] = stageOf(stage);
    if (!allowed.includes(name))
      throw new ServerError(72, 'InvalidOptions', `${name} is not allowed to be used within an update`);
  }
  // MongoDB does not look at constants ahead here: they fail on the first document, or not at all.
  const run = compilePipeline(pipeline, {
    env: { ...env, checks: [], inOrder: true },
    source: { find: () => [] },
    name: '',
  });
  return (doc) => {
    const [made] = [...run([doc])];
    return isDoc(made) ? made : doc;
  };
}
