// @ts-check
import {
  PDFArray,
  PDFDict,
  PDFHexString,
  PDFName,
  PDFNumber,
  PDFRef,
  PDFStream,
  PDFString,
} from '@cantoo/pdf-lib';

/** @typedef {import('@cantoo/pdf-lib').PDFObject} PDFObject */
/** @typedef {import('./object-copier.mjs').ObjectCopier} ObjectCopier */

const maxAnnotations = 1000;
const [hidden, noView] = [1 << 1, 1 << 5];

/**
 * @param {PDFObject | undefined} value
 * @param {ObjectCopier} copier
 * @returns {PDFDict[]}
 */
function annotationsOf(value, copier) {
  const list = copier.source.lookup(value);
  if (!(list instanceof PDFArray)) return [];
  return list
    .asArray()
    .slice(0, maxAnnotations)
    .flatMap((each) => {
      const annotation = copier.source.lookup(each);
      return annotation instanceof PDFDict ? [annotation] : [];
    });
}

/**
 * @param {PDFDict} dict
 * @param {string} key
 * @param {number} length
 * @returns {number[] | null} so many numbers, or null where there are others
 */
function numbers(dict, key, length) {
  const array = dict.lookup(PDFName.of(key));
  if (!(array instanceof PDFArray) || array.size() !== length) return null;
  const values = Array.from({ length }, (_, index) => array.lookup(index));
  const found = values.flatMap((value) => (value instanceof PDFNumber ? [value.asNumber()] : []));
  return found.length === length && found.every(Number.isFinite) ? found : null;
}

/**
 * Links of a page to addresses that begin with https, as new annotations that hold nothing but the address.
 * @param {PDFObject | undefined} annotations
 * @param {ObjectCopier} copier
 */
export function webLinks(annotations, copier) {
  return annotationsOf(annotations, copier).flatMap((annotation) => {
    const action = annotation.lookup(PDFName.of('A'));
    const rect = numbers(annotation, 'Rect', 4);
    if (annotation.lookup(PDFName.of('Subtype')) !== PDFName.of('Link')) return [];
    if (!rect || !(action instanceof PDFDict) || action.lookup(PDFName.of('S')) !== PDFName.of('URI'))
      return [];
    const uri = action.lookup(PDFName.of('URI'));
    const text = uri instanceof PDFString || uri instanceof PDFHexString ? uri.decodeText() : '';
    if (!/^https:\/\//i.test(text) || !URL.canParse(text)) return [];
    const link = copier.target.obj({
      Type: 'Annot',
      Subtype: 'Link',
      Rect: rect,
      Border: [0, 0, 0],
      A: { S: 'URI', URI: PDFHexString.of(Buffer.from(new URL(text).href).toString('hex')) },
    });
    return [copier.target.register(link)];
  });
}

/**
 * What the annotations of a page show (stamps, signatures, filled-in fields), to be drawn as a part of the page.
 * @param {PDFObject | undefined} annotations
 * @param {ObjectCopier} copier
 * @returns {{ name: string, form: PDFObject, operators: string }[]}
 */
export function drawnAnnotations(annotations, copier) {
  return annotationsOf(annotations, copier).flatMap((annotation, index) => {
    const subtype = annotation.lookup(PDFName.of('Subtype'));
    const flags = annotation.lookup(PDFName.of('F'));
    if (subtype === PDFName.of('Link') || subtype === PDFName.of('Popup')) return [];
    if (flags instanceof PDFNumber && flags.asNumber() & (hidden | noView)) return [];
    const form = appearanceOf(annotation);
    const rect = numbers(annotation, 'Rect', 4);
    const stream = copier.source.lookup(form);
    if (!form || !rect || !(stream instanceof PDFStream)) return [];
    const matrix = placement(stream.dict, rect);
    if (!matrix) return [];
    const name = `Annotation${index}`;
    const numerals = matrix.map((value) => value.toFixed(5)).join(' ');
    return [{ name, form: copier.copy(form), operators: `q ${numerals} cm /${name} Do Q` }];
  });
}

/**
 * The normal appearance of an annotation, in the state that it is in.
 * @param {PDFDict} annotation
 * @returns {PDFRef | undefined}
 */
function appearanceOf(annotation) {
  const appearances = annotation.lookup(PDFName.of('AP'));
  if (!(appearances instanceof PDFDict)) return undefined;
  const normal = appearances.lookup(PDFName.of('N'));
  const state = annotation.lookup(PDFName.of('AS'));
  const found =
    normal instanceof PDFDict
      ? state instanceof PDFName && normal.get(state)
      : appearances.get(PDFName.of('N'));
  return found instanceof PDFRef ? found : undefined;
}

/**
 * The matrix that moves and scales an appearance onto the rectangle of its annotation.
 * @param {PDFDict} form
 * @param {number[]} rect
 * @returns {number[] | null}
 */
function placement(form, [x1 = 0, y1 = 0, x2 = 0, y2 = 0]) {
  const box = numbers(form, 'BBox', 4);
  if (!box) return null;
  const [left = 0, bottom = 0, right = 0, top = 0] = box;
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers(form, 'Matrix', 6) ?? [];
  const corners = [left, right].flatMap((x) =>
    [bottom, top].map((y) => ({ x: a * x + c * y + e, y: b * x + d * y + f })),
  );
  const [minX, maxX] = [Math.min(...corners.map(({ x }) => x)), Math.max(...corners.map(({ x }) => x))];
  const [minY, maxY] = [Math.min(...corners.map(({ y }) => y)), Math.max(...corners.map(({ y }) => y))];
  if (maxX - minX <= 0 || maxY - minY <= 0) return null;
  const scaleX = Math.abs(x2 - x1) / (maxX - minX);
  const scaleY = Math.abs(y2 - y1) / (maxY - minY);
  const moveX = Math.min(x1, x2) - minX * scaleX;
  const moveY = Math.min(y1, y2) - minY * scaleY;
  return [scaleX, 0, 0, scaleY, moveX, moveY];
}
