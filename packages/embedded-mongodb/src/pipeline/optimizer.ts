import { isDoc, type Doc, type Value } from '../bson/types';
import { overlap, readByFilter, trafficOf, within, type Paths, type Traffic } from './dependencies';

const shapesOne = ['$addFields', '$set', '$project', '$unset', '$replaceRoot', '$replaceWith'];
const letsThrough = [...shapesOne, '$unwind', '$lookup', '$sort', '$sample', '$group', '$sortByCount'];
const nameOf = (stage: Value) => (isDoc(stage) ? (Object.keys(stage)[0] ?? '') : '');

/**
 * The stages in the order in which MongoDB runs them: a condition before what cannot change its outcome, so that
 * an index may serve it and nothing is computed, and nothing fails, for documents that are left out.
 */
export function inRunningOrder(pipeline: Value[]): Value[] {
  const stages = [...pipeline] as Doc[];
  for (let i = 1; i < stages.length; i++) {
    const [before, stage] = [stages[i - 1] as Doc, stages[i] as Doc];
    const [first, second] = [nameOf(before), nameOf(stage)];
    if (second === '$match' && first === '$match') {
      stages.splice(i - 1, 2, { $match: { $and: [before.$match, stage.$match] } });
      i = Math.max(0, i - 2);
    } else if ((second === '$limit' || second === '$skip') && shapesOne.includes(first)) {
      stages.splice(i - 1, 2, stage, before);
      i = Math.max(0, i - 2);
    } else if (second === '$match' && first === '$unionWith') {
      const { coll, pipeline: inner = [] } = (isDoc(before.$unionWith) ? before.$unionWith : { coll: before.$unionWith }) as Doc; // prettier-ignore
      stages.splice(i - 1, 2, stage, { $unionWith: { coll, pipeline: [...(inner as Doc[]), stage] } });
      i = Math.max(0, i - 2);
    } else if (second === '$match' && letsThrough.includes(first)) {
      const { free, bound } = split(stage.$match, before);
      if (!free.length) continue;
      const rest = bound.length ? [{ $match: together(bound) }] : [];
      stages.splice(i - 1, 2, { $match: together(free) }, before, ...rest);
      i = Math.max(0, i - 2);
    }
  }
  return stages;
}

const together = (conditions: Doc[]): Doc => (conditions.length === 1 ? (conditions[0] as Doc) : { $and: conditions }); // prettier-ignore

function split(filter: Value, stage: Doc): { free: Doc[]; bound: Doc[] } {
  const traffic: Pick<Traffic, 'makes' | 'changes' | 'keeps' | 'names'> = trafficOf(stage) ?? { makes: [''] };
  const { makes, changes = makes, keeps, names = new Map<string, string>() } = traffic;
  const untouched = (reads: Paths) =>
    keeps
      ? reads.every((path) => keeps.some((kept) => path === kept || path.startsWith(`${kept}.`)))
      : !overlap(reads, changes);
  const [free, bound]: [Doc[], Doc[]] = [[], []];
  for (const one of conditionsOf(filter)) {
    const others = readByFilter(one).filter((path) => !newNameOf(path, names));
    const ofRenamed = others.length < readByFilter(one).length;
    // What never matches is asked where it stands.
    if (
      !untouched(others) ||
      matchesNothing(one) ||
      (ofRenamed && /"\$(expr|exists)"/.test(JSON.stringify(one)))
    )
      bound.push(one);
    else free.push(ofRenamed ? underOldNames(one, names) : one);
  }
  return { free, bound };
}

const matchesNothing = (condition: Doc): boolean =>
  Object.values(condition).some((v) => isDoc(v) && Array.isArray(v.$all) && !v.$all.length);

const underOldNames = (filter: Doc, names: Map<string, string>): Doc =>
  Object.fromEntries(
    Object.entries(filter).map(([path, operand]): [string, Value] => {
      if (path.startsWith('$')) return [path, (operand as Doc[]).map((part) => underOldNames(part, names))];
      const name = newNameOf(path, names) ?? '';
      return [(names.get(name) ?? '') + path.slice(name.length), operand];
    }),
  );

/** The new name that a path begins with. */
const newNameOf = (path: string, names: Map<string, string>): string | undefined =>
  [...names.keys()].find((name) => within(path, name));

function conditionsOf(filter: Value): Doc[] {
  if (!isDoc(filter)) return [];
  return Object.entries(filter).flatMap(([name, operand]): Doc[] => {
    if (name === '$and') return (operand as Value[]).flatMap(conditionsOf);
    if (name === '$nor') return (operand as Value[]).map((part) => ({ $nor: [part] }));
    if (name === '$expr' && isDoc(operand) && Array.isArray(operand.$and))
      return operand.$and.map((part: Value) => ({ $expr: part }));
    return [{ [name]: operand }];
  });
}

/**
 * The stages after one that takes away the fields that they overwrite unread: MongoDB does not fetch these,
 * and so they come after the others in the documents.
 */
export function withoutOverwritten(pipeline: Value[]): Value[] {
  const [reads, makes]: [Paths, Paths] = [[], []];
  for (const stage of pipeline) {
    const traffic = trafficOf(stage as Doc);
    if (!traffic) return pipeline;
    reads.push(...traffic.reads.filter((path) => !makes.includes(path.split('.')[0] as string)));
    makes.push(...traffic.makes);
    if (!traffic.closes) continue;
    const unread = makes.filter(
      (path) => path && path !== '_id' && !path.includes('.') && !overlap([path], reads),
    );
    return unread.length ? [{ $unset: [...new Set(unread)] }, ...pipeline] : pipeline;
  }
  return pipeline;
}
