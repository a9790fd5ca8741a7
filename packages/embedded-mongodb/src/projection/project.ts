import { toNumber } from '../bson/numbers';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/types';
import { badValue, location, ServerError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Environment } from '../query/environment';
import { elementMatch, positional, sliced, type Extra } from './find-operators';
import { compute, computes, emptyTree, filterFields, plant, type Mode, type Tree } from './projection-tree';

export type Project = (doc: Doc) => Doc;

const asMark = (v: Value): boolean | undefined =>
  typeof v === 'boolean' ? v : isNumeric(v) ? toNumber(v) !== 0 : undefined;

type Plan = {
  tree: Tree;
  names: Tree;
  elements?: boolean;
  mode?: Mode;
  id?: boolean;
  extras: Extra[];
  computesId: boolean;
};

/**
 * A projection as a function; `filter` is given by find, which knows three operators more. What is excluded
 * `inPlace` leaves its place to a field that is set again later.
 */
export function compileProjection(spec: Doc, env: Environment, filter?: Doc, inPlace = false): Project {
  if (!Object.keys(spec).length && filter === undefined)
    throw location(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const plan: Plan = { tree: emptyTree(), names: emptyTree(), extras: [], computesId: false };
  for (const [path, v] of Object.entries(spec)) read(plan, path, v, env, filter);
  return runner(plan, env, inPlace);
}

function runner(plan: Plan, env: Environment, inPlace: boolean): Project {
  const { tree, extras, id } = plan;
  const mode: Mode = plan.mode ?? (includes(plan) ? 'include' : 'exclude');
  if (mode === 'include') for (const { path } of extras) plant(tree, path, true);
  if (mode === 'include' ? id !== false && !plan.computesId : id === false) tree.kept.add('_id');
  return (doc) => {
    const kept = filterFields(doc, tree, mode, inPlace);
    const out = computes(tree) ? compute(kept, tree, doc, env.vars) : kept;
    const projected = extras.reduce((result, extra) => extra.apply(result, doc), out);
    if (mode === 'include' && '_id' in projected && Object.keys(projected)[0] !== '_id') {
      const { _id, ...others } = projected;
      return { _id, ...others };
    }
    return projected;
  };
}

// When nothing but _id, $slice and $elemMatch is named.
function includes({ extras, id, elements = false }: Plan): boolean {
  return id === true || (elements && !extras.length);
}

function read(plan: Plan, path: string, v: Value, env: Environment, filter: Doc | undefined): void {
  checkPath(path, filter !== undefined);
  if (filter && path.endsWith('.$') && asMark(v) === false)
    throw location(31395, 'positional projection cannot be used with exclusion');
  if (filter && path.endsWith('.$')) return addExtra(plan, positional(path.slice(0, -2), filter, env));
  const mark = asMark(v);
  if (mark !== undefined) return readMark(plan, path, mark);
  if (isDoc(v) && filter && '$elemMatch' in v) {
    plan.elements = true;
    plant(plan.names, path, true);
    return plant(plan.tree, path, elementMatch(path, v.$elemMatch, env));
  }
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
    throw isDoc(v)
      ? computedInExclusion()
      : location(31310, 'Cannot use an expression or a literal in an exclusion projection');
  plan.mode = 'include';
  if (path === '_id') plan.computesId = true;
  const value = known(v, env);
  plant(plan.names, path, true);
  plant(plan.tree, path, value);
}

// A projection has its own number for an operator that it doesn't know.
function known(v: Value, env: Environment): ReturnType<typeof compileExpression> {
  try {
    return compileExpression(v, env);
  } catch (error) {
    const name = isDoc(v) ? Object.keys(v)[0] : undefined;
    if (error instanceof ServerError && error.code === 168 && error.message.includes(`'${name}'`))
      throw location(31325, `Unknown expression ${name}`);
    if (isDoc(v) && name?.startsWith('$') && Object.keys(v).length > 1)
      throw location(
        16410,
        `FieldPath field names may not start with '$'. Consider using $getField or $setField.`,
      );
    throw error;
  }
}

function addExtra(plan: Plan, extra: Extra): void {
  if (extra.positional && plan.mode === 'exclude')
    throw location(31395, 'positional projection cannot be used with exclusion');
  if (extra.positional) plan.mode = 'include';
  try {
    plant(plan.names, extra.path, true);
  } catch (error) {
    if (extra.includes || (extra.pair && plan.mode !== 'exclude')) throw error;
    // What is no slice of find is read as the expression of that name, which this is not either.
    throw plan.mode === 'exclude'
      ? computedInExclusion()
      : location(28667, 'Invalid $slice syntax. The given syntax did not match the find() syntax');
  }
  plan.extras.push(extra);
}

const computedInExclusion = () =>
  location(31252, 'Cannot use expression other than $meta in exclusion projection');

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
  plant(plan.names, path, true);
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
