import type { Doc } from '../bson/types';
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

/** Reads a stage's specification, refuses what is wrong in it. */
export type CompileStage = (spec: unknown, context: Context) => Stage;

/** A stage that works on one document at a time. */
export const each = (change: (doc: Doc) => Doc): Stage =>
  function* (docs) {
    for (const doc of docs) yield change(doc);
  };
