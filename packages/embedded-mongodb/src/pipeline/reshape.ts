import { format } from '../bson/format';
import { isDoc, typeOf, type Doc, type Value } from '../bson/types';
import { location } from '../errors';
import { compileExpression } from '../expressions/compile';
import { compileAddFields, compileProjection } from '../projection/project';
import { mapDocuments, type CompileStage, type Stage } from './stage';

export const project: CompileStage = (spec, { env, isChanged }) => {
  if (!isDoc(spec)) throw location(15969, '$project specification must be an object');
  return mapDocuments(compileProjection(spec, env, undefined, isChanged));
};

export const addFields: CompileStage = (spec, { env }) => {
  if (!isDoc(spec))
    throw location(40272, `$addFields specification stage must be an object, got ${typeOf(spec)}`);
  return mapDocuments(compileAddFields(spec, env));
};

export const unset: CompileStage = (spec, { env, isChanged }) => {
  const paths: Value[] = Array.isArray(spec) ? spec : [spec];
  if (!paths.length)
    throw location(31119, '$unset specification must be a string or an array with at least one field');
  if (typeof spec !== 'string' && !Array.isArray(spec))
    throw location(31002, '$unset specification must be a string or an array');
  for (const path of paths)
    if (typeof path !== 'string')
      throw location(
        31120,
        '$unset specification must be a string or an array containing only string values',
      );
  const excluded = Object.fromEntries((paths as string[]).map((path) => [path, false]));
  return mapDocuments(compileProjection(excluded, env, undefined, isChanged));
};

function replaceRootStage(spec: Value, env: Parameters<typeof compileExpression>[1]): Stage {
  const expression = compileExpression(spec, env);
  return mapDocuments((doc) => {
    const made = expression(doc, env.vars);
    if (isDoc(made)) return made;
    throw location(
      40228,
      `'newRoot' expression must evaluate to an object, but resulting value was: ${made === undefined ? 'MISSING' : format(made)}. Type of resulting value: '${typeOf(made)}'. Input document: ${format(doc)}`,
    );
  });
}

export const replaceRoot: CompileStage = (spec, { env }) => {
  if (!isDoc(spec))
    throw location(40229, `expected an object as specification for $replaceRoot stage, got ${typeOf(spec)}`);
  for (const name of Object.keys(spec))
    if (name !== 'newRoot') throw location(40415, `BSON field '$replaceRoot.${name}' is an unknown field.`);
  if (!('newRoot' in spec))
    throw location(40414, "BSON field '$replaceRoot.newRoot' is missing but a required field");
  return replaceRootStage((spec as Doc).newRoot, env);
};

export const replaceWith: CompileStage = (spec, { env }) => replaceRootStage(spec, env);
