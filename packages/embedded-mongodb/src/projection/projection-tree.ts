import { isDoc, setField, type Doc, type Value } from '../bson/types';
import type { Expression, Variables } from '../expressions/types';
import { location } from '../errors';

/** The fields that a projection includes or excludes and those that it computes. `children` are embedded documents. */
export type ProjectionTree = {
  marked: Set<string>;
  computed: Map<string, Expression>;
  children: Map<string, ProjectionTree>;
  /** All names in the order of the specification, which is the order of evaluation. */
  order: Set<string>;
};

export type Mode = 'include' | 'exclude';

/** Creates an empty tree. */
export const emptyTree = (): ProjectionTree => ({
  marked: new Set(),
  computed: new Map(),
  children: new Map(),
  order: new Set(),
});

const pathCollision = (path: string) => location(31250, `Path collision at ${path}`);

/** Adds a path to a tree. `true` marks it as included or excluded, depending on the mode; an expression computes it. */
export function addToTree(tree: ProjectionTree, path: string, mark: true | Expression): void {
  const parts = path.split('.');
  let node = tree;
  for (const [i, part] of parts.entries()) {
    node.order.add(part);
    const isTaken = node.marked.has(part) || node.computed.has(part);
    if (i === parts.length - 1) {
      if (isTaken || node.children.has(part)) throw pathCollision(path);
      if (mark === true) node.marked.add(part);
      else node.computed.set(part, mark);
      return;
    }
    if (isTaken)
      throw location(31249, `Path collision at ${path} remaining portion ${parts.slice(i + 1).join('.')}`);
    const child = node.children.get(part) ?? emptyTree();
    node.children.set(part, child);
    node = child;
  }
}

/** The fields of a document that the projection keeps, before computed fields are added. */
export function selectFields(doc: Doc, tree: ProjectionTree, mode: Mode, inPlace = false): Doc {
  const out: Doc = {};
  for (const name of Object.keys(doc)) {
    const v = doc[name];
    const child = tree.children.get(name);
    if (child) {
      const inner = selectInValue(v, child, mode, inPlace);
      // Setting undefined keeps the field's position in case it is set again later.
      setField(out, name, inner);
    } else if (tree.marked.has(name) === (mode === 'include')) setField(out, name, v);
    else if (mode === 'exclude' && inPlace) setField(out, name, undefined);
  }
  return out;
}

function selectInValue(v: Value, tree: ProjectionTree, mode: Mode, inPlace: boolean): Value {
  if (isDoc(v)) return selectFields(v, tree, mode, inPlace);
  if (!Array.isArray(v)) return mode === 'include' ? undefined : v;
  const rest = v.map((e: Value) => selectInValue(e, tree, mode, inPlace));
  // An excluded scalar keeps its place if fields are computed here: it then becomes a document.
  return hasComputed(tree) ? rest : rest.filter((e) => e !== undefined);
}

/** Whether a tree contains computed fields. */
export const hasComputed = (tree: ProjectionTree): boolean =>
  tree.computed.size > 0 || [...tree.children.values()].some(hasComputed);

/** Sets the computed fields. A scalar or missing value on the path becomes a document. */
export function computeFields(out: Doc, tree: ProjectionTree, root: Doc, vars: Variables): Doc {
  for (const name of tree.order) {
    const child = tree.children.get(name);
    const expression = tree.computed.get(name);
    // Reserve the position of an embedded document even if it does not exist yet.
    if (child)
      setField(out, name, hasComputed(child) ? computeInValue(out[name], child, root, vars) : out[name]);
    if (!expression) continue;
    const v = expression(root, vars);
    if (v !== undefined || Object.hasOwn(out, name)) setField(out, name, v);
  }
  return out;
}

function computeInValue(v: Value, tree: ProjectionTree, root: Doc, vars: Variables): Value {
  if (Array.isArray(v)) return v.map((e: Value) => computeInValue(e, tree, root, vars));
  return computeFields(isDoc(v) ? { ...v } : {}, tree, root, vars);
}
