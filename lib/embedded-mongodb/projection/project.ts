import { toNumber } from '../bson/numbers';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/types';
import { badValue, location } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Environment } from '../query/environment';
import { elementMatch, positional, sliced, type Extra } from './find-only';
import { compute, emptyTree, filterFields, plant, type Mode, type Tree } from './tree';

export type Project = (doc: Doc) => Doc;

const asMark = (v: Value): boolean | undefined =>
  typeof v === 'boolean' ? v : isNumeric(v) ? toNumber(v) !== 0 : undefined;

type Plan = { tree: Tree; mode?: Mode; id?: boolean; extras: Extra[]; computesId: boolean };

/** A projection as a function; `filter` is given by find, which knows three operators more. */
export function compileProjection(spec: Doc, env: Environment, filter?: Doc): Project {
  if (!Object.keys(spec).length && filter === undefined)
    throw location(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const plan: Plan = { tree: emptyTree(), extras: [], computesId: false };
  for (const [path, v] of Object.entries(spec)) read(plan, path, v, env, filter);
  return runner(plan, env);
}

function runner(plan: Plan, env: Environment): Project {
  const { tree, extras, id } = plan;
  const slicesOnly = extras.some((extra) => !extra.includes);
  const mode: Mode = plan.mode ?? (id === true && !slicesOnly ? 'include' : 'exclude');
  for (const extra of extras) if (extra.includes || mode === 'include') plantOnce(tree, extra.path, mode);
  if (mode === 'include' ? id !== false && !plan.computesId : id === false) tree.kept.add('_id');
  return (doc) => {
    const out = compute(filterFields(doc, tree, mode), tree, doc, env.vars);
    const projected = extras.reduce((result, extra) => extra.apply(result, doc), out);
    if (mode === 'include' && '_id' in projected && Object.keys(projected)[0] !== '_id') {
      const { _id, ...others } = projected;
      return { _id, ...others };
    }
    return projected;
  };
}

function plantOnce(tree: Tree, path: string, mode: Mode): void {
  if (mode === 'include') plant(tree, path, true);
}

function read(plan: Plan, path: string, v: Value, env: Environment, filter: Doc | undefined): void {
  checkPath(path, filter !== undefined);
  if (filter && path.endsWith('.$')) return addExtra(plan, positional(path.slice(0, -2), filter, env));
  const mark = asMark(v);
  if (mark !== undefined) return readMark(plan, path, mark);
  if (isDoc(v) && filter && '$elemMatch' in v) return addExtra(plan, elementMatch(path, v.$elemMatch, env));
  if (isDoc(v) && filter && '$slice' in v) {
    const extra = sliced(path, v.$slice);
    if (extra) return addExtra(plan, extra);
  }
  if (isDoc(v) && !Object.keys(v).some((name) => name.startsWith('$'))) {
    if (!Object.keys(v).length)
      throw location(51270, `An empty sub-projection is not a valid value. Found empty object at path`);
    for (const [name, inner] of Object.entries(v)) {
      if (name.startsWith('$'))
        throw badValue(`Bad projection specification, cannot mix operators and fields: ${path}`);
      read(plan, `${path}.${name}`, inner, env, filter);
    }
    return;
  }
  if (plan.mode === 'exclude')
    throw location(
      31252,
      'Bad projection specification, cannot use computed fields when in an exclusion projection',
    );
  plan.mode = 'include';
  if (path === '_id') plan.computesId = true;
  plant(plan.tree, path, compileExpression(v, env));
}

function addExtra(plan: Plan, extra: Extra): void {
  if (extra.includes) {
    if (plan.mode === 'exclude') throw location(31395, 'positional projection cannot be used with exclusion');
    plan.mode = 'include';
  }
  plan.extras.push(extra);
}

function readMark(plan: Plan, path: string, mark: boolean): void {
  if (path === '_id') {
    plan.id = mark;
    return;
  }
  const mode: Mode = mark ? 'include' : 'exclude';
  const inherited = path.startsWith('_id.') ? (plan.mode ?? mode) : plan.mode;
  if (inherited !== undefined && inherited !== mode)
    throw mark
      ? location(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
      : location(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
  plan.mode = mode;
  plant(plan.tree, path, true);
}

function checkPath(path: string, find: boolean): void {
  if (path.endsWith('.')) throw location(40353, "FieldPath must not end with a '.'.");
  for (const part of path.split('.')) {
    if (!part)
      throw location(
        path ? 15998 : 40352,
        path
          ? 'FieldPath field names may not be empty strings.'
          : 'FieldPath cannot be constructed with empty string',
      );
    if (part.startsWith('$') && !(find && part === '$' && path.endsWith('.$')))
      throw location(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
  }
}

/** `$addFields`: computed fields on top of the document. */
export function compileAddFields(spec: Doc, env: Environment): Project {
  if (!Object.keys(spec).length)
    throw location(40177, 'Invalid $addFields :: caused by :: specification must have at least one field');
  const tree = emptyTree();
  addTo(tree, '', spec, env);
  return (doc) => compute({ ...doc }, tree, doc, env.vars);
}

function addTo(tree: Tree, prefix: string, spec: Doc, env: Environment): void {
  for (const [name, v] of Object.entries(spec)) {
    const path = prefix ? `${prefix}.${name}` : name;
    checkPath(path, false);
    if (isDoc(v) && Object.keys(v).length && !Object.keys(v)[0]?.startsWith('$')) addTo(tree, path, v, env);
    else plant(tree, path, compileExpression(v, env));
  }
}
