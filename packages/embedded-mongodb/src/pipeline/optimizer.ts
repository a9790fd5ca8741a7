import { isDoc, type Doc, type Value } from '../bson/types';
import { overlaps, filterReads, effectsOf, isWithin, type Paths, type StageEffects } from './dependencies';

const documentStages = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'];
const matchTransparentStages = [
  ...documentStages,
  '$unwind',
  '$lookup',
  '$sort',
  '$sample',
  '$group',
  '$sortByCount',
];
const stageName = (stage: Value) => (isDoc(stage) ? (Object.keys(stage)[0] ?? '') : '');

/**
 * Reorders stages as MongoDB's optimizer does. A `$match` moves before stages that cannot change its result, so that it
 * can use an index and later stages see (and fail on) fewer documents.
 */
export function reorderStages(pipeline: Value[]): Value[] {
  const stages = [...pipeline] as Doc[];
  for (let i = 1; i < stages.length; i++) {
    const [before, stage] = [stages[i - 1] as Doc, stages[i] as Doc];
    const [first, second] = [stageName(before), stageName(stage)];
    if (second === '$match' && first === '$match') {
      stages.splice(i - 1, 2, { $match: { $and: [before.$match, stage.$match] } });
      i = Math.max(0, i - 2);
    } else if ((second === '$limit' || second === '$skip') && documentStages.includes(first)) {
      stages.splice(i - 1, 2, stage, before);
      i = Math.max(0, i - 2);
    } else if (second === '$match' && first === '$unionWith') {
      const { coll, pipeline: inner = [] } = (isDoc(before.$unionWith) ? before.$unionWith : { coll: before.$unionWith }) as Doc; // prettier-ignore
      stages.splice(i - 1, 2, stage, { $unionWith: { coll, pipeline: [...(inner as Doc[]), stage] } });
      i = Math.max(0, i - 2);
    } else if (second === '$match' && matchTransparentStages.includes(first)) {
      const { movable, fixed } = splitMatch(stage.$match, before);
      if (!movable.length) continue;
      const rest = fixed.length ? [{ $match: conjunction(fixed) }] : [];
      stages.splice(i - 1, 2, { $match: conjunction(movable) }, before, ...rest);
      i = Math.max(0, i - 2);
    }
  }
  return stages;
}

const conjunction = (conditions: Doc[]): Doc => (conditions.length === 1 ? (conditions[0] as Doc) : { $and: conditions }); // prettier-ignore

function splitMatch(filter: Value, stage: Doc): { movable: Doc[]; fixed: Doc[] } {
  const effects: Pick<StageEffects, 'writes' | 'reportedWrites' | 'keeps' | 'renames'> = effectsOf(stage) ?? {
    writes: [''],
  };
  const { writes, reportedWrites = writes, keeps, renames = new Map<string, string>() } = effects;
  const isUnaffected = (reads: Paths) =>
    keeps
      ? reads.every((path) => keeps.some((kept) => path === kept || path.startsWith(`${kept}.`)))
      : !overlaps(reads, reportedWrites);
  const [movable, fixed]: [Doc[], Doc[]] = [[], []];
  for (const condition of splitConditions(filter)) {
    const others = filterReads(condition).filter((path) => !renamedPrefix(path, renames));
    const usesRenamed = others.length < filterReads(condition).length;
    // MongoDB does not move a condition that never matches.
    if (
      !isUnaffected(others) ||
      hasEmptyAll(condition) ||
      (usesRenamed && /"\$(expr|exists)"/.test(JSON.stringify(condition)))
    )
      fixed.push(condition);
    else movable.push(usesRenamed ? withSourceNames(condition, renames) : condition);
  }
  return { movable, fixed };
}

const hasEmptyAll = (condition: Doc): boolean =>
  Object.values(condition).some((v) => isDoc(v) && Array.isArray(v.$all) && !v.$all.length);

const withSourceNames = (filter: Doc, names: Map<string, string>): Doc =>
  Object.fromEntries(
    Object.entries(filter).map(([path, operand]): [string, Value] => {
      if (path.startsWith('$')) return [path, (operand as Doc[]).map((part) => withSourceNames(part, names))];
      const name = renamedPrefix(path, names) ?? '';
      return [(names.get(name) ?? '') + path.slice(name.length), operand];
    }),
  );

/** The renamed field with which a path starts. */
const renamedPrefix = (path: string, names: Map<string, string>): string | undefined =>
  [...names.keys()].find((name) => isWithin(path, name));

function splitConditions(filter: Value): Doc[] {
  if (!isDoc(filter)) return [];
  return Object.entries(filter).flatMap(([name, operand]): Doc[] => {
    if (name === '$and') return (operand as Value[]).flatMap(splitConditions);
    if (name === '$nor') return (operand as Value[]).map((part) => ({ $nor: [part] }));
    if (name === '$expr' && isDoc(operand) && Array.isArray(operand.$and))
      return operand.$and.map((part: Value) => ({ $expr: part }));
    return [{ [name]: operand }];
  });
}

/**
 * Removes the fields that a pipeline overwrites before it reads them. MongoDB does not fetch such fields, so their new
 * values are appended to the documents instead of taking the old positions.
 */
export function pruneOverwrittenFields(pipeline: Value[]): Value[] {
  const [reads, writes]: [Paths, Paths] = [[], []];
  for (const stage of pipeline) {
    const effects = effectsOf(stage as Doc);
    if (!effects) return pipeline;
    reads.push(...effects.reads.filter((path) => !writes.includes(path.split('.')[0] as string)));
    writes.push(...effects.writes);
    if (!effects.dropsOthers) continue;
    const unread = writes.filter(
      (path) => path && path !== '_id' && !path.includes('.') && !overlaps([path], reads),
    );
    return unread.length ? [{ $unset: [...new Set(unread)] }, ...pipeline] : pipeline;
  }
  return pipeline;
}
