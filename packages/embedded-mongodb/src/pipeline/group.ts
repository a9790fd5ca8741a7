import { compare } from '../bson/compare';
import { encodeKey } from '../bson/key-encoding';
import { isDoc, type Doc, type Value } from '../bson/types';
import { location, typeMismatch } from '../errors';
import { accumulators, type Accumulator } from '../expressions/accumulators';
import { compileExpression } from '../expressions/compile';
import type { Expression } from '../expressions/types';
import type { Environment } from '../query/environment';
import type { CompileStage, Stage } from './stage';

type GroupField = { name: string; make: () => Accumulator; input: Expression };

function parseAccumulators(spec: Doc, env: Environment): GroupField[] {
  return Object.entries(spec).map(([name, definition]) => {
    if (name.includes('.')) throw location(40235, `The field name '${name}' cannot contain '.'`);
    if (name.startsWith('$')) throw location(40236, `The field name '${name}' cannot be an operator name`);
    if (!isDoc(definition)) throw location(40234, `The field '${name}' must be an accumulator object`);
    const [op, ...others] = Object.keys(definition);
    if (op === undefined || others.length)
      throw location(40238, `The field '${name}' must specify one accumulator`);
    const make = Object.hasOwn(accumulators, op) ? accumulators[op] : undefined;
    if (!make) throw location(15952, `unknown group operator '${op}'`);
    const operand = definition[op];
    if (Array.isArray(operand)) throw location(40237, `The ${op} accumulator is a unary operator`);
    if (op === '$count' && !(isDoc(operand) && !Object.keys(operand).length))
      throw typeMismatch('$count takes no arguments, i.e. $count:{}');
    return { name, make, input: compileExpression(op === '$count' ? 1 : operand, env) };
  });
}

type Group = { id: Value; totals: Accumulator[] };

function accumulate(
  docs: Iterable<Doc>,
  idOf: (doc: Doc) => Value,
  fields: GroupField[],
  env: Environment,
): Map<string, Group> {
  const groups = new Map<string, Group>();
  const groupOf = (id: Value): Group => {
    const key = `${id === undefined ? 'missing' : ''}${encodeKey(id).bytes.toString('latin1')}`;
    const known = groups.get(key) ?? { id, totals: fields.map(({ make }) => make()) };
    groups.set(key, known);
    return known;
  };
  // Finds the group of an id that occurred before without encoding the id again.
  const byText = new Map<string, Group>();
  for (const doc of docs) {
    const id = idOf(doc);
    const text = isTextual(id) ? JSON.stringify(id) : undefined;
    let group = text === undefined ? undefined : byText.get(text);
    if (!group) {
      group = groupOf(id);
      if (text !== undefined) byText.set(text, group);
    }
    for (let i = 0; i < fields.length; i++) group.totals[i]!.add(fields[i]!.input(doc, env.vars));
  }
  return groups;
}

const isText = (v: Value) => typeof v === 'string' || typeof v === 'boolean';

/** Whether equal JSON means equal values: strings, booleans, and documents of nothing else. */
const isTextual = (v: Value): boolean => isText(v) || (isDoc(v) && Object.values(v).every(isText));

function groupDocument({ id, totals }: Group, fields: GroupField[]): Doc {
  const doc: Doc = { _id: id ?? null };
  for (const [i, { name }] of fields.entries()) doc[name] = totals[i]?.result();
  return doc;
}

export const group: CompileStage = (spec, { env }) => {
  if (!isDoc(spec)) throw location(15947, "a group's fields must be specified in an object");
  if (!('_id' in spec)) throw location(15955, 'a group specification must include an _id');
  const { _id, ...others } = spec;
  const id = compileExpression(_id, env);
  const fields = parseAccumulators(others, env);
  // Missing and null belong to the same group.
  const idOf = (doc: Doc) => id(doc, env.vars) ?? null;
  return function* (docs) {
    for (const one of accumulate(docs, idOf, fields, env).values()) yield groupDocument(one, fields);
  };
};

export const sortByCount: CompileStage = (spec, context, compilePipeline) => {
  const expression =
    typeof spec === 'string' ? spec.startsWith('$') : isDoc(spec) && Object.keys(spec)[0]?.startsWith('$');
  if (!expression)
    throw location(
      typeof spec === 'string' ? 40148 : 40147,
      'the sortByCount field must be defined as a $-prefixed path or an expression inside an object',
    );
  const counted = group({ _id: spec, count: { $sum: 1 } }, context, compilePipeline);
  return (docs) => [...counted(docs)].sort((a, b) => compare(b.count, a.count));
};

export const bucket: CompileStage = (spec, { env }) => {
  if (!isDoc(spec)) throw location(40201, 'Argument to $bucket stage must be an object');
  const { groupBy, boundaries, default: otherwise, output = { count: { $sum: 1 } } } = spec;
  if (groupBy === undefined || boundaries === undefined)
    throw location(40198, "$bucket requires 'groupBy' and 'boundaries' to be specified.");
  if (!Array.isArray(boundaries)) throw location(40200, "The $bucket 'boundaries' field must be an array");
  if (boundaries.length < 2)
    throw location(
      40192,
      `The $bucket 'boundaries' field must have at least 2 values, but found ${boundaries.length} value(s).`,
    );
  boundaries.forEach((v: Value, i) => {
    if (i && compare(boundaries[i - 1], v) >= 0)
      throw location(40194, "The 'boundaries' option to $bucket must be sorted");
  });
  const by = compileExpression(groupBy, env);
  const fields = parseAccumulators(output as Doc, env);
  const idOf = (doc: Doc): Value => {
    const v = by(doc, env.vars);
    const at = boundaries.findLastIndex((low: Value) => compare(low, v ?? null) <= 0);
    if (at >= 0 && at < boundaries.length - 1) return boundaries[at];
    if ('default' in spec) return otherwise;
    throw location(
      7158303,
      '$switch could not find a matching branch for an input, and no default was specified.',
    );
  };
  const stage: Stage = (docs) =>
    [...accumulate(docs, idOf, fields, env).values()]
      .sort((a, b) => compare(a.id, b.id))
      .map((one) => groupDocument(one, fields));
  return stage;
};
