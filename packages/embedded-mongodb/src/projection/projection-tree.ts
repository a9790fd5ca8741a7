import { isDoc, setField, type Doc, type Value } from '../bson/types';
import type { Expression, Vars } from '../expressions/types';
import { location } from '../errors';

/** Which fields stay, which go, which are computed; children are sub-documents' own trees. */
export type Tree = {
  kept: Set<string>;
  computed: Map<string, Expression>;
  children: Map<string, Tree>;
  /** Names in the order in which they came, which is the order of computing. */
  order: Set<string>;
};

export type Mode = 'include' | 'exclude';

/** A tree without a field. */
export const emptyTree = (): Tree => ({
  kept: new Set(),
  computed: new Map(),
  children: new Map(),
  order: new Set(),
});

const collision = (path: string) => location(31250, `Path collision at ${path}`);

/** Names a field in a tree: `true` marks it (kept or removed, as the mode is), an expression computes it. */
export function plant(tree: Tree, path: string, mark: true | Expression): void {
  const parts = path.split('.');
  let node = tree;
  for (const [i, part] of parts.entries()) {
    node.order.add(part);
    const taken = node.kept.has(part) || node.computed.has(part);
    if (i === parts.length - 1) {
      if (taken || node.children.has(part)) throw collision(path);
      if (mark === true) node.kept.add(part);
      else node.computed.set(part, mark);
      return;
    }
    if (taken)
      throw location(31249, `Path collision at ${path} remaining portion ${parts.slice(i + 1).join('.')}`);
    const child = node.children.get(part) ?? emptyTree();
    node.children.set(part, child);
    node = child;
  }
}

/** The fields of a document that a tree lets through, before anything is computed. */
export function filterFields(doc: Doc, tree: Tree, mode: Mode, inPlace = false): Doc {
  const out: Doc = {};
  for (const name of Object.keys(doc)) {
    const v = doc[name];
    const child = tree.children.get(name);
    if (child) {
      const inner = filterValue(v, child, mode, inPlace);
      // What is not there keeps its place for a field that is set again later.
      setField(out, name, inner);
    } else if (tree.kept.has(name) === (mode === 'include')) setField(out, name, v);
    else if (mode === 'exclude' && inPlace) setField(out, name, undefined);
  }
  return out;
}

function filterValue(v: Value, tree: Tree, mode: Mode, inPlace: boolean): Value {
  if (isDoc(v)) return filterFields(v, tree, mode, inPlace);
  if (!Array.isArray(v)) return mode === 'include' ? undefined : v;
  const rest = v.map((e: Value) => filterValue(e, tree, mode, inPlace));
  // A scalar that isn't let through keeps its place where something is computed: it becomes a document there.
  return computes(tree) ? rest : rest.filter((e) => e !== undefined);
}

/** Whether anything is computed in a tree. */
export const computes = (tree: Tree): boolean =>
  tree.computed.size > 0 || [...tree.children.values()].some(computes);

/** Sets the computed fields; a scalar or nothing in the way becomes a document. */
export function compute(out: Doc, tree: Tree, root: Doc, vars: Vars): Doc {
  for (const name of tree.order) {
    const child = tree.children.get(name);
    const expression = tree.computed.get(name);
    // A sub-document gets its place here even when there is none yet.
    if (child) setField(out, name, computes(child) ? computeIn(out[name], child, root, vars) : out[name]);
    if (!expression) continue;
    const v = expression(root, vars);
    if (v !== undefined || Object.hasOwn(out, name)) setField(out, name, v);
  }
  return out;
}

function computeIn(v: Value, tree: Tree, root: Doc, vars: Vars): Value {
  if (Array.isArray(v)) return v.map((e: Value) => computeIn(e, tree, root, vars));
  return compute(isDoc(v) ? { ...v } : {}, tree, root, vars);
}
