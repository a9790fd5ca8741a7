import type { Doc, Value } from '../bson/types';

/** What a filter or an expression may refer to beside the document. */
export type Environment = {
  now: Date;
  vars: { [name: string]: Value };
};

/** A fresh environment for one command. */
export const environment = (vars: Doc = {}): Environment => ({ now: new Date(), vars });
