import { compare, equal } from '../bson/compare';
import { toNumber } from '../bson/numbers';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/types';
import { failedToParse, typeMismatch } from '../errors';
import { hasType } from './operands';
import { toRegExp } from './regex';

type Check = (v: Value) => boolean;

/** `$jsonSchema`, for validators: every keyword speaks only of values of its own type. */
export function compileSchema(schema: Value): Check {
  if (!isDoc(schema)) throw typeMismatch('$jsonSchema must be an object');
  const checks = Object.entries(schema).map(([keyword, operand]) => keywordCheck(keyword, operand, schema));
  return (v) => checks.every((check) => check(v));
}

const jsonTypes: Record<string, string> = { boolean: 'bool', number: 'number' };

function keywordCheck(keyword: string, operand: Value, schema: Doc): Check {
  switch (keyword) {
    case 'bsonType':
      return hasType(operand);
    case 'type':
      return hasType([operand].flat().map((name) => jsonTypes[String(name)] ?? name));
    case 'required':
      return onDocs((doc) => (operand as string[]).every((name) => Object.hasOwn(doc, name)));
    case 'properties':
      return properties(operand as Doc);
    case 'additionalProperties':
      return additional(operand, schema);
    case 'enum':
      return (v) => (operand as Value[]).some((wanted) => equal(v, wanted));
    case 'minimum':
      return (v) => !isNumeric(v) || compare(v, operand) >= (schema.exclusiveMinimum === true ? 1 : 0);
    case 'maximum':
      return (v) => !isNumeric(v) || compare(v, operand) <= (schema.exclusiveMaximum === true ? -1 : 0);
    case 'minLength':
      return (v) => typeof v !== 'string' || [...v].length >= toNumber(operand);
    case 'maxLength':
      return (v) => typeof v !== 'string' || [...v].length <= toNumber(operand);
    case 'pattern': {
      const regex = toRegExp(String(operand));
      return (v) => typeof v !== 'string' || regex.test(v);
    }
    case 'minItems':
      return (v) => !Array.isArray(v) || v.length >= toNumber(operand);
    case 'maxItems':
      return (v) => !Array.isArray(v) || v.length <= toNumber(operand);
    case 'uniqueItems':
      return (v) => !Array.isArray(v) || !operand || v.every((x, i) => v.findIndex((y) => equal(x, y)) === i);
    case 'items': {
      const check = compileSchema(operand);
      return (v) => !Array.isArray(v) || v.every(check);
    }
    case 'anyOf':
    case 'allOf':
    case 'oneOf':
      return composition(keyword, operand as Value[]);
    case 'not': {
      const check = compileSchema(operand);
      return (v) => !check(v);
    }
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
    case 'title':
    case 'description':
      return () => true;
  }
  throw failedToParse(`Unknown $jsonSchema keyword: ${keyword}`);
}

const onDocs =
  (check: (doc: Doc) => boolean): Check =>
  (v) =>
    !isDoc(v) || check(v);

function properties(operand: Doc): Check {
  const checks = Object.entries(operand).map(([name, schema]) => [name, compileSchema(schema)] as const);
  return onDocs((doc) => checks.every(([name, check]) => !Object.hasOwn(doc, name) || check(doc[name])));
}

function additional(operand: Value, schema: Doc): Check {
  const named = Object.keys((schema.properties as Doc | undefined) ?? {});
  const check = isDoc(operand) ? compileSchema(operand) : () => operand !== false;
  return onDocs((doc) => Object.entries(doc).every(([name, v]) => named.includes(name) || check(v)));
}

function composition(keyword: 'anyOf' | 'allOf' | 'oneOf', operand: Value[]): Check {
  const checks = operand.map(compileSchema);
  if (keyword === 'anyOf') return (v) => checks.some((check) => check(v));
  if (keyword === 'allOf') return (v) => checks.every((check) => check(v));
  return (v) => checks.filter((check) => check(v)).length === 1;
}
