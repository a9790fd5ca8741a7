import type { Value } from '../bson/types';
import type { Environment } from '../query/environment';

/** The context of an update operator: the field that it changes. */
export type FieldContext = {
  path: string;
  name: string;
  docId: Value;
  env: Environment;
  /** Marks the document as modified even if its value does not change. */
  markModified: () => void;
};

/** `apply` returns the new value; `undefined` removes the field. `validate` throws on an invalid operand. */
export type UpdateOperator = {
  createsField: boolean;
  validate?: (path: string, arg: Value) => void;
  apply: (old: Value, arg: Value, place: FieldContext) => Value;
};
