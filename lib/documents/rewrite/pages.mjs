// @ts-check
import { PDFArray, PDFDict, PDFName } from '@cantoo/pdf-lib';
import { drawnAnnotations, webLinks } from './annotations.mjs';
import { damaged, DocumentProblem } from './problem.mjs';

/** @typedef {import('@cantoo/pdf-lib').PDFDocument} PDFDocument */
/** @typedef {import('@cantoo/pdf-lib').PDFObject} PDFObject */
/** @typedef {import('./object-copier.mjs').ObjectCopier} ObjectCopier */

const inheritable = ['Resources', 'MediaBox', 'CropBox', 'Rotate'];
const pageKeys = ['MediaBox', 'CropBox', 'BleedBox', 'TrimBox', 'ArtBox', 'Rotate', 'UserUnit', 'Group'];
const resourceKeys = ['ColorSpace', 'ExtGState', 'Font', 'Pattern', 'Properties', 'Shading', 'XObject'];
const maxTreeDepth = 50;

/** @typedef {Map<string, PDFObject>} PageEntries the entries of a page, with those that it inherits */

/**
 * The pages of a document in their order.
 * @param {PDFDict} catalog
 * @param {number} maxPages
 * @returns {PageEntries[]}
 */
export function pagesOf(catalog, maxPages) {
  /** @type {PageEntries[]} */
  const pages = [];
  let visited = 0;
  const visit = (/** @type {PDFDict} */ node, /** @type {PageEntries} */ inherited, depth = 0) => {
    visited += 1;
    if (depth > maxTreeDepth || visited > 2 * maxPages) throw damaged();
    const kids = node.lookup(PDFName.of('Kids'));
    const entries = new Map(inherited);
    for (const [key, value] of node.entries()) {
      const name = key.decodeText();
      if (!(kids instanceof PDFArray) || inheritable.includes(name)) entries.set(name, value);
    }
    if (!(kids instanceof PDFArray)) {
      if (pages.length >= maxPages) throw new DocumentProblem(`has more than ${maxPages} pages`);
      pages.push(entries);
      return;
    }
    for (let index = 0; index < kids.size(); index++) {
      const kid = kids.lookup(index);
      if (kid instanceof PDFDict) visit(kid, entries, depth + 1);
    }
  };
  const root = catalog.lookup(PDFName.of('Pages'));
  if (root instanceof PDFDict) visit(root, new Map());
  if (pages.length === 0) throw new DocumentProblem('has no page');
  return pages;
}

/**
 * Adds a page that looks like one of the source and does nothing: its content, what its annotations show, and its links
 * to the web.
 * @param {PDFDocument} target
 * @param {PageEntries} entries
 * @param {ObjectCopier} copier
 */
export function copyPage(target, entries, copier) {
  const { context } = target;
  const { node } = target.addPage([612, 792]);
  const drawn = drawnAnnotations(entries.get('Annots'), copier);
  node.set(PDFName.of('Resources'), pageResources(entries.get('Resources'), drawn, copier));
  for (const key of pageKeys) {
    const value = entries.get(key);
    if (value) node.set(PDFName.of(key), copier.copy(value, key));
  }
  const contents = copyContents(entries.get('Contents'), copier);
  if (drawn.length > 0) {
    // The page's own content may leave the graphics state changed.
    const operators = drawn.map((each) => each.operators).join('\n');
    contents.unshift(context.register(context.flateStream('q\n')));
    contents.push(context.register(context.flateStream(`\nQ\n${operators}\n`)));
  }
  node.set(PDFName.of('Contents'), context.obj(contents));
  const links = webLinks(entries.get('Annots'), copier);
  if (links.length > 0) node.set(PDFName.of('Annots'), context.obj(links));
}

/**
 * The fonts, pictures and so on that a page's content names: one copy for all pages that share them, unless annotations
 * are added.
 * @param {PDFObject | undefined} value
 * @param {{ name: string, form: PDFObject }[]} drawn
 * @param {ObjectCopier} copier
 */
function pageResources(value, drawn, copier) {
  const found = copier.source.lookup(value);
  const source = found instanceof PDFDict ? found : copier.source.obj({});
  if (drawn.length === 0) return copier.copyOnce(source, () => copyResources(source, copier));
  const resources = copyResources(source, copier);
  const xObjects = resources.lookupMaybe(PDFName.of('XObject'), PDFDict) ?? copier.target.obj({});
  for (const { name, form } of drawn) xObjects.set(PDFName.of(name), form);
  resources.set(PDFName.of('XObject'), xObjects);
  return resources;
}

/**
 * @param {PDFDict} source
 * @param {ObjectCopier} copier
 */
function copyResources(source, copier) {
  const resources = copier.target.obj({});
  for (const key of resourceKeys) {
    const category = source.lookup(PDFName.of(key));
    if (category instanceof PDFDict) resources.set(PDFName.of(key), copier.copy(category, key));
  }
  return resources;
}

/**
 * @param {PDFObject | undefined} value
 * @param {ObjectCopier} copier
 */
function copyContents(value, copier) {
  const contents = copier.source.lookup(value);
  const parts = contents instanceof PDFArray ? contents.asArray() : value ? [value] : [];
  return parts.map((part) => copier.copy(part));
}
