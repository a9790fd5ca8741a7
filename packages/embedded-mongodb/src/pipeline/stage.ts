import type { Doc, Value } from '../bson/types';
import type { Environment } from '../query/environment';

/** What a pipeline may read beside its own documents. */
export type Source = {
  find(collection: string, filter: Doc, env: Environment): Doc[];
};

export type Context = {
  env: Environment;
  source: Source;
  name: string;
  /** Earlier stages have changed the documents: fields that are removed now keep their places. */
  changed?: boolean;
};

/** A stage at work: documents in, documents out, as they are asked for. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** Compiles a whole pipeline; stages that contain pipelines get it as a parameter. */
export type CompilePipeline = (pipeline: Value, context: Context) => Stage;

/** Compiles the specification of one stage and throws if it is invalid. */
export type CompileStage = (spec: Value, context: Context, compilePipeline: CompilePipeline) => Stage;

/** A stage that works on one document at a time. */
export const each = (change: (doc: Doc) => Doc): Stage =>
  function* (docs) {
    for (const doc of docs) yield change(doc);
  };
