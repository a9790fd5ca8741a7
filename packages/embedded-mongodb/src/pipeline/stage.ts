import type { Doc, Value } from '../bson/types';
import type { Environment } from '../query/environment';

/** Reads other collections, for stages such as `$lookup`. */
export type CollectionReader = {
  find(collection: string, filter: Doc, env: Environment): Doc[];
};

export type PipelineContext = {
  env: Environment;
  source: CollectionReader;
  name: string;
  /** Earlier stages have changed the documents. Fields that are removed from here on keep their positions. */
  isChanged?: boolean;
};

/** A compiled stage. It consumes and produces documents lazily. */
export type Stage = (docs: Iterable<Doc>) => Iterable<Doc>;

/** Compiles a whole pipeline; passed to stages that contain pipelines. */
export type CompilePipeline = (pipeline: Value, context: PipelineContext) => Stage;

/** Compiles the specification of one stage and throws if it is invalid. */
export type CompileStage = (spec: Value, context: PipelineContext, compilePipeline: CompilePipeline) => Stage;

/** Creates a stage that maps each document. */
export const mapDocuments = (change: (doc: Doc) => Doc): Stage =>
  function* (docs) {
    for (const doc of docs) yield change(doc);
  };
