import type { Doc, Value } from '../bson/types';

/** The context of a filter or an expression, besides the document. */
export type Environment = {
  now: Date;
  vars: { [name: string]: Value };
  /** Evaluations of constant expressions. They run after compilation, so that errors show even without a document. */
  constantChecks: (() => void)[];
  /** Turns off constant folding and the reordering of operands, as MongoDB does in updates. */
  unoptimized?: boolean;
};

/** Creates the environment of one command. */
export const createEnvironment = (vars: Doc = {}): Environment => ({
  now: new Date(),
  vars,
  constantChecks: [],
});

/** Evaluates the collected constant expressions. Throws the error of the first that fails. */
export const runConstantChecks = ({ constantChecks }: Environment): void => {
  for (const check of constantChecks.splice(0)) check();
};
