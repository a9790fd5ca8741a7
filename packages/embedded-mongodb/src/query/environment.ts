import type { Doc, Value } from '../bson/types';

/** What a filter or an expression may refer to beside the document. */
export type Environment = {
  now: Date;
  vars: { [name: string]: Value };
  /** What is left to check when all is read: constant expressions, whose errors show though no document comes. */
  checks: (() => void)[];
  /** Operands are computed as they stand, none ahead, as in an update. */
  inOrder?: boolean;
};

/** A fresh environment for one command. */
export const environment = (vars: Doc = {}): Environment => ({ now: new Date(), vars, checks: [] });

/** Makes the checks that wait until all is read. */
export const settle = ({ checks }: Environment): void => {
  for (const check of checks.splice(0)) check();
};
