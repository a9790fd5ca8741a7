import type { Value } from '../bson/types';
import type { Environment } from '../query/environment';

/** What an operator knows of the place that it changes. */
export type Place = {
  path: string;
  name: string;
  docId: Value;
  env: Environment;
  /** Says that the document counts as modified, be it as before. */
  touch: () => void;
};

/** `apply` gives the new value (`undefined` removes the field); `check` refuses a wrong operand at once. */
export type UpdateOperator = {
  creates: boolean;
  check?: (path: string, arg: Value) => void;
  apply: (old: Value, arg: Value, place: Place) => Value;
};
