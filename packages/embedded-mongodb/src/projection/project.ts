import { toNumber } from '../bson/numbers';
import { isDoc, isNumeric, type Doc, type Value } from '../bson/types';
import { badValue, location, ServerError } from '../errors';
import { compileExpression } from '../expressions/compile';
import type { Environment } from '../query/environment';
import { elemMatchExpression, positionalOperator, sliceOperator, type FindOperator } from './find-operators';
import {
  computeFields,
  hasComputed,
  emptyTree,
  selectFields,
  addToTree,
  type Mode,
  type ProjectionTree,
} from './projection-tree';

export type Projection = (doc: Doc) => Doc;

const toInclusion = (v: Value): boolean | undefined =>
  typeof v === 'boolean' ? v : isNumeric(v) ? toNumber(v) !== 0 : undefined;

type ProjectionPlan = {
  tree: ProjectionTree;
  claimed: ProjectionTree;
  hasElemMatch?: boolean;
  mode?: Mode;
  includesId?: boolean;
  findOperators: FindOperator[];
  computesId: boolean;
};

/**
 * Compiles a projection. `filter` is passed by find, which has three more operators. With `inPlace`, an excluded field
 * keeps its position for a later stage that sets it again.
 */
export function compileProjection(spec: Doc, env: Environment, filter?: Doc, inPlace = false): Projection {
  if (!Object.keys(spec).length && filter === undefined)
    throw location(
      51272,
      'Invalid $project :: caused by :: projection specification must have at least one field',
    );
  const plan: ProjectionPlan = {
    tree: emptyTree(),
    claimed: emptyTree(),
    findOperators: [],
    computesId: false,
  };
  for (const [path, v] of Object.entries(spec)) parseField(plan, path, v, env, filter);
  return createProjection(plan, env, inPlace);
}

function createProjection(plan: ProjectionPlan, env: Environment, inPlace: boolean): Projection {
  const { tree, findOperators, includesId } = plan;
  const mode: Mode = plan.mode ?? (isInclusion(plan) ? 'include' : 'exclude');
  if (mode === 'include') for (const { path } of findOperators) addToTree(tree, path, true);
  if (mode === 'include' ? includesId !== false && !plan.computesId : includesId === false)
    tree.marked.add('_id');
  return (doc) => {
    const kept = selectFields(doc, tree, mode, inPlace);
    const out = hasComputed(tree) ? computeFields(kept, tree, doc, env.vars) : kept;
    const projected = findOperators.reduce((result, operator) => operator.apply(result, doc), out);
    if (mode === 'include' && '_id' in projected && Object.keys(projected)[0] !== '_id') {
      const { _id, ...others } = projected;
      return { _id, ...others };
    }
    return projected;
  };
}

// Decides the mode of a projection that names only _id, $slice and $elemMatch.
function isInclusion({ findOperators, includesId, hasElemMatch = false }: ProjectionPlan): boolean {
  return includesId === true || (hasElemMatch && !findOperators.length);
}

function parseField(
  plan: ProjectionPlan,
  path: string,
  v: Value,
  env: Environment,
  filter: Doc | undefined,
): void {
  checkPath(path, filter !== undefined);
  if (filter && path.endsWith('.$') && toInclusion(v) === false)
    throw location(31395, 'positional projection cannot be used with exclusion');
  if (filter && path.endsWith('.$'))
    return addFindOperator(plan, positionalOperator(path.slice(0, -2), filter, env));
  const included = toInclusion(v);
  if (included !== undefined) return parseInclusion(plan, path, included);
  if (isDoc(v) && filter && '$elemMatch' in v) {
    plan.hasElemMatch = true;
    addToTree(plan.claimed, path, true);
    return addToTree(plan.tree, path, elemMatchExpression(path, v.$elemMatch, env));
  }
  if (isDoc(v) && filter && '$slice' in v) {
    const operator = sliceOperator(path, v.$slice);
    if (operator) return addFindOperator(plan, operator);
  }
  if (isDoc(v) && !Object.keys(v).some((name) => name.startsWith('$'))) {
    if (!Object.keys(v).length)
      throw location(51270, `An empty sub-projection is not a valid value. Found empty object at path`);
    for (const [name, inner] of Object.entries(v)) {
      if (name.startsWith('$'))
        throw badValue(`Bad projection specification, cannot mix operators and fields: ${path}`);
      parseField(plan, `${path}.${name}`, inner, env, filter);
    }
    return;
  }
  if (plan.mode === 'exclude')
    throw isDoc(v)
      ? computedInExclusionError()
      : location(31310, 'Cannot use an expression or a literal in an exclusion projection');
  plan.mode = 'include';
  if (path === '_id') plan.computesId = true;
  const value = compileComputed(v, env);
  addToTree(plan.claimed, path, true);
  addToTree(plan.tree, path, value);
}

// MongoDB has a separate error code for an unknown operator in a projection.
function compileComputed(v: Value, env: Environment): ReturnType<typeof compileExpression> {
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

function addFindOperator(plan: ProjectionPlan, operator: FindOperator): void {
  if (operator.isPositional && plan.mode === 'exclude')
    throw location(31395, 'positional projection cannot be used with exclusion');
  if (operator.isPositional) plan.mode = 'include';
  try {
    addToTree(plan.claimed, operator.path, true);
  } catch (error) {
    if (operator.isInclusion || (operator.hasSkip && plan.mode !== 'exclude')) throw error;
    // find would now treat it as the expression $slice, for which the operand is invalid too.
    throw plan.mode === 'exclude'
      ? computedInExclusionError()
      : location(28667, 'Invalid $slice syntax. The given syntax did not match the find() syntax');
  }
  plan.findOperators.push(operator);
}

const computedInExclusionError = () =>
  location(31252, 'Cannot use expression other than $meta in exclusion projection');

function parseInclusion(plan: ProjectionPlan, path: string, included: boolean): void {
  if (path === '_id') {
    plan.includesId = included;
    return;
  }
  const mode: Mode = included ? 'include' : 'exclude';
  const inherited = path.startsWith('_id.') ? (plan.mode ?? mode) : plan.mode;
  if (inherited !== undefined && inherited !== mode)
    throw included
      ? location(31253, `Cannot do inclusion on field ${path} in exclusion projection`)
      : location(31254, `Cannot do exclusion on field ${path} in inclusion projection`);
  plan.mode = mode;
  addToTree(plan.claimed, path, true);
  addToTree(plan.tree, path, true);
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

/** Compiles `$addFields`, which adds computed fields to a document. */
export function compileAddFields(spec: Doc, env: Environment): Projection {
  const tree = emptyTree();
  addComputed(tree, '', spec, env);
  return (doc) => computeFields({ ...doc }, tree, doc, env.vars);
}

function addComputed(tree: ProjectionTree, prefix: string, spec: Doc, env: Environment): void {
  for (const [name, v] of Object.entries(spec)) {
    const path = prefix ? `${prefix}.${name}` : name;
    checkPath(path, false);
    if (isDoc(v) && Object.keys(v).length && !Object.keys(v)[0]?.startsWith('$'))
      addComputed(tree, path, v, env);
    else addToTree(tree, path, compileExpression(v, env));
  }
}
