import { equal } from '../bson/compare';
import { format } from '../bson/format';
import { asInt64 } from '../bson/numbers';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/types';
import { failedToParse, typeMismatch } from '../errors';
import { comparesWith } from './comparisons';
import { hasType } from './value-predicates';
import { toRegExp } from './regex';

type Check = (v: Value) => boolean;

/** Compiles a `$jsonSchema`. A keyword restricts only values of the type it applies to. */
export function compileSchema(schema: Value): Check {
  if (!isDoc(schema)) throw typeMismatch('$jsonSchema must be an object');
  const checks = Object.entries(schema).map(([keyword, operand]) => keywordCheck(keyword, operand, schema));
  return (v) => checks.every((check) => check(v));
}

const jsonTypes: Record<string, string> = { boolean: 'bool', number: 'number' };

function keywordCheck(keyword: string, operand: Value, schema: Doc): Check {
  switch (keyword) {
    case 'bsonType':
      if (![operand].flat().every((name) => typeof name === 'string'))
        throw typeMismatch(`$jsonSchema keyword 'bsonType' must be either a string or an array of strings`);
      return hasType(operand);
    case 'type':
      return hasType([operand].flat().map((name) => jsonTypes[String(name)] ?? name));
    case 'required': {
      const names = requiredNames(operand);
      return objectCheck((doc) => names.every((name) => Object.hasOwn(doc, name)));
    }
    case 'properties':
      return propertiesCheck(operand as Doc);
    case 'additionalProperties':
      return additionalPropertiesCheck(operand, schema);
    case 'enum':
      return (v) => (operand as Value[]).some((wanted) => equal(v, wanted));
    case 'minimum':
    case 'maximum':
      return rangeCheck(keyword, operand, schema);
    case 'minLength':
    case 'maxLength':
    case 'minItems':
    case 'maxItems':
      return lengthCheck(keyword, operand);
    case 'pattern': {
      const regex = toRegExp(String(operand));
      return (v) => typeof v !== 'string' || regex.test(v);
    }
    case 'uniqueItems':
      return (v) => !Array.isArray(v) || !operand || v.every((x, i) => v.findIndex((y) => equal(x, y)) === i);
    case 'items': {
      const check = compileSchema(operand);
      return (v) => !Array.isArray(v) || v.every(check);
    }
    case 'anyOf':
    case 'allOf':
    case 'oneOf':
      return compositionCheck(keyword, operand as Value[]);
    case 'not': {
      const check = compileSchema(operand);
      return (v) => !check(v);
    }
    case 'exclusiveMinimum':
    case 'exclusiveMaximum':
      if (typeof operand !== 'boolean')
        throw typeMismatch(`$jsonSchema keyword '${keyword}' must be a boolean`);
      return () => true;
    case 'title':
    case 'description':
      return () => true;
  }
  throw failedToParse(`Unknown $jsonSchema keyword: ${keyword}`);
}

function requiredNames(operand: Value): string[] {
  if (!Array.isArray(operand) || !operand.every((name) => typeof name === 'string'))
    throw typeMismatch("$jsonSchema keyword 'required' must be an array of strings");
  if (!operand.length) throw failedToParse("$jsonSchema keyword 'required' cannot be an empty array");
  return operand;
}

function rangeCheck(keyword: 'minimum' | 'maximum', operand: Value, schema: Doc): Check {
  if (!isNumeric(operand)) throw typeMismatch(`$jsonSchema keyword '${keyword}' must be a number`);
  const test =
    keyword === 'minimum'
      ? comparesWith(schema.exclusiveMinimum === true ? '$gt' : '$gte', operand)
      : comparesWith(schema.exclusiveMaximum === true ? '$lt' : '$lte', operand);
  return (v) => !isNumeric(v) || test(v);
}

function lengthCheck(keyword: string, operand: Value): Check {
  const n = isNumeric(operand) ? asInt64(operand) : undefined;
  if (n === undefined || n < 0n)
    throw failedToParse(`Expected a non-negative whole number in: ${keyword}: ${format(operand)}`);
  const fits = (length: number) => (keyword.startsWith('min') ? length >= n : length <= n);
  if (keyword.endsWith('Items')) return (v) => !Array.isArray(v) || fits(v.length);
  return (v) => typeof v !== 'string' || fits([...v].length);
}

const objectCheck =
  (check: (doc: Doc) => boolean): Check =>
  (v) =>
    !isDoc(v) || check(v);

function propertiesCheck(operand: Doc): Check {
  const checks = Object.entries(operand).map(([name, schema]) => [name, compileSchema(schema)] as const);
  return objectCheck((doc) => checks.every(([name, check]) => !Object.hasOwn(doc, name) || check(doc[name])));
}

function additionalPropertiesCheck(operand: Value, schema: Doc): Check {
  const named = Object.keys((schema.properties as Doc | undefined) ?? {});
  const check = isDoc(operand) ? compileSchema(operand) : () => operand !== false;
  return objectCheck((doc) => Object.entries(doc).every(([name, v]) => named.includes(name) || check(v)));
}

function compositionCheck(keyword: 'anyOf' | 'allOf' | 'oneOf', operand: Value[]): Check {
  const checks = operand.map(compileSchema);
  if (keyword === 'anyOf') return (v) => checks.some((check) => check(v));
  if (keyword === 'allOf') return (v) => checks.every((check) => check(v));
  return (v) => checks.filter((check) => check(v)).length === 1;
}
