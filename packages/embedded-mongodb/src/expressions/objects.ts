import {
  definedFields,
  getField,
  isDoc,
  isNullish,
  setField,
  typeOf,
  type Doc,
  type Value,
} from '../bson/types';
import { location } from '../errors';
import { type SequentialOperator, type SimpleOperator, type SpecialForm } from './types';

const mergeObjects: SequentialOperator = {
  evaluate: (operands, count) => {
    const merged: Doc = {};
    // A single operand may be an array of documents.
    for (const operand of operands)
      for (const v of Array.isArray(operand) && count === 1 ? (operand as Value[]) : [operand]) {
        if (isNullish(v)) continue;
        if (!isDoc(v))
          throw location(40400, `$mergeObjects requires object inputs, but input is of type ${typeOf(v)}`);
        for (const [name, x] of definedFields(v)) setField(merged, name, x);
      }
    return merged;
  },
};

function toPairs(v: Value): Value {
  if (isNullish(v)) return null;
  if (!isDoc(v)) throw location(40390, `$objectToArray requires a document input, found: ${typeOf(v)}`);
  return definedFields(v).map(([k, x]) => ({ k, v: x }));
}

function fromPairs(list: Value): Value {
  if (isNullish(list)) return null;
  if (!Array.isArray(list))
    throw location(40386, `$arrayToObject requires an array input, found: ${typeOf(list)}`);
  const doc: Doc = {};
  for (const entry of list as Value[]) {
    const [k, v] = Array.isArray(entry) ? (entry as Value[]) : isDoc(entry) ? [entry.k, entry.v] : [];
    if (Array.isArray(entry) && entry.length !== 2)
      throw location(
        40397,
        `$arrayToObject requires an array of size 2 arrays,found array of size: ${entry.length}`,
      );
    if (isDoc(entry) && Object.keys(entry).length !== 2)
      throw location(
        40392,
        `$arrayToObject requires an object keys of 'k' and 'v'. Found incorrect number of keys:${Object.keys(entry).length}`,
      );
    if (!Array.isArray(entry) && !isDoc(entry))
      throw location(40398, `Unrecognised input type format for $arrayToObject: ${typeOf(entry)}`);
    if (typeof k !== 'string')
      throw location(
        Array.isArray(entry) ? 40395 : 40394,
        `$arrayToObject requires an array of key-value pairs, where the key must be of type string. Found key type: ${typeOf(k)}`,
      );
    setField(doc, k, v);
  }
  return doc;
}

/** The field name of an operator, which must be constant. Each operator has its own error codes. */
function constantFieldName(
  operator: string,
  source: Value,
  onPath: number,
  onOther = onPath + 1,
  onType = onPath + 2,
): string {
  const literal = isDoc(source) && '$literal' in source;
  const name = literal ? source.$literal : source;
  if (!literal && typeof name === 'string' && name.startsWith('$'))
    throw location(onPath, `'${name}' is a field path reference which is not allowed in this context`);
  if (!literal && (isDoc(name) || Array.isArray(name)))
    throw location(onOther, `${operator} requires 'field' to evaluate to a constant`);
  if (typeof name === 'string') return name;
  throw location(onType, `${operator} requires 'field' to evaluate to type String, but got ${typeOf(name)}`);
}

const getFieldForm: SpecialForm = (operand, scope, compile) => {
  const named = isDoc(operand) && 'field' in operand;
  if (isDoc(operand) && !named && !Object.keys(operand)[0]?.startsWith('$'))
    throw location(3041701, `$getField found an unknown argument: ${Object.keys(operand)[0]}`);
  const key = constantFieldName('$getField', named ? operand.field : operand, 5654600);
  const input = named && 'input' in operand ? compile(operand.input, scope) : undefined;
  return (root, vars) => {
    const doc = input ? input(root, vars) : root;
    return isDoc(doc) ? getField(doc, key) : isNullish(doc) ? doc : undefined;
  };
};

const setFieldForm: SpecialForm = (operand, scope, compile) => {
  const { field: source, input, value } = operand as Doc;
  const name = constantFieldName('$setField', source, 4161108, 4161106, 4161107);
  const [target, replacement] = [compile(input, scope), compile(value, scope)];
  return (root, vars) => {
    const doc = target(root, vars);
    if (isNullish(doc)) return null;
    if (!isDoc(doc)) throw location(4161105, "$setField requires 'input' to evaluate to type Object");
    const copy = { ...doc };
    const v = replacement(root, vars);
    if (v !== undefined || name in copy) setField(copy, name, v);
    return copy;
  };
};

export const objectOperators: { [name: string]: SimpleOperator } = {
  $objectToArray: { minArgs: 1, maxArgs: 1, evaluate: toPairs },
  $arrayToObject: { minArgs: 1, maxArgs: 1, evaluate: fromPairs },
};

export const objectForms: { [name: string]: SpecialForm } = {
  $getField: getFieldForm,
  $setField: setFieldForm,
  $rand: () => () => Math.random(),
};

export const sequentialObjectOperators: { [name: string]: SequentialOperator } = {
  $mergeObjects: mergeObjects,
};
