import type { FieldTree } from '../bson/codec';
import { isDoc, type Doc, type Value } from '../bson/types';
import { effectsOf, filterReads, type Paths } from '../pipeline/dependencies';

/** The fields that a query needs to be decoded, as a tree; null if it may need all of them. */
export function fieldTree(paths: Paths): FieldTree | null {
  const tree: FieldTree = new Map();
  for (const path of paths) {
    const parts = path.split('.');
    // A number may be an index or a name, and a name with a dollar has a meaning of its own: all of the value is read.
    const end = parts.findIndex((part) => part === '' || /^(\d+$|\$)/.test(part));
    const names = end < 0 ? parts : parts.slice(0, end);
    if (!names.length) return null;
    addPath(tree, names);
  }
  return tree;
}

function addPath(tree: FieldTree, [name = '', ...rest]: string[]): void {
  const known = tree.get(name);
  if (!rest.length) tree.set(name, null);
  else if (known !== null) {
    const inner: FieldTree = known ?? new Map();
    tree.set(name, inner);
    addPath(inner, rest);
  }
}

const isFlag = (v: Value) => typeof v === 'boolean' || typeof v === 'number';

/** The fields in which a `$project` computes values: how many elements they have decides how many values there are. */
function computedIn({ $project }: Doc): Paths {
  if (!isDoc($project)) return [];
  return Object.entries($project).flatMap(([path, v]) => (isFlag(v) ? [] : [path.split('.')[0] ?? '']));
}

/** The paths of the stored documents that stages read; undefined if their result may contain others. */
export function pipelineReads(stages: Value[]): Paths | undefined {
  const reads: Paths = [];
  for (const stage of stages) {
    const effects = isDoc(stage) ? effectsOf(stage) : undefined;
    if (!effects) return undefined;
    reads.push(...effects.reads, ...computedIn(stage as Doc));
    if (effects.dropsOthers) return reads;
  }
  return undefined;
}

/** The fields that a projection of a find returns and its filter reads; null if they may be all. */
export function projectedFields(projection: Doc, filter: Doc): FieldTree | null {
  const entries = Object.entries(projection);
  const isPlain = entries.every(([path, v]) => !path.includes('$') && isFlag(v));
  if (!isPlain) return null;
  const onlyId = entries.length === 1 && Boolean(projection._id);
  const reads = onlyId ? ['_id'] : pipelineReads([{ $project: projection }]);
  return reads ? fieldTree([...reads, ...filterReads(filter)]) : null;
}
