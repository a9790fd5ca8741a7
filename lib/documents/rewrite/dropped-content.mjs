// @ts-check
import { PDFName } from '@cantoo/pdf-lib';

/** @typedef {import('@cantoo/pdf-lib').PDFDict} PDFDict */

/** Keys whose dictionaries map names chosen by the author; their keys have no fixed meaning. */
export const nameMaps = new Set(
  'Font XObject ExtGState ColorSpace Pattern Shading Properties CharProcs Colorants'.split(' '),
);
/**
 * Keys of entries that draw nothing, refer to other files, or lead from a page's content to the rest of the document.
 */
export const droppedKeys = new Set(
  'A AA AF AcroForm Annots DL EF F FDecodeParms FFilter JS JavaScript LastModified Metadata Names OPI OpenAction PS Parent PieceInfo Ref RichMediaContent StructParent StructParents Subtype2 URI XFA'.split(
    ' ',
  ),
);
const droppedTypes = new Set(
  'Action Annot Catalog EmbeddedFile F Filespec ObjStm Page Pages Sig StructElem StructTreeRoot XRef'.split(
    ' ',
  ),
);
const droppedActions = new Set(
  'GoTo GoToR GoToE GoToDp Launch Thread URI Sound Movie Hide Named SubmitForm ResetForm ImportData JavaScript SetOCGState Rendition Trans GoTo3DView RichMediaExecute'.split(
    ' ',
  ),
);

/**
 * Whether a dictionary is an action, an annotation, another file or a part of the document's structure.
 * @param {PDFDict} dict
 */
export function drawsNothing(dict) {
  const type = dict.lookup(PDFName.of('Type'));
  const action = dict.lookup(PDFName.of('S'));
  return (
    dict.has(PDFName.of('JS')) ||
    dict.has(PDFName.of('EF')) ||
    (type instanceof PDFName && droppedTypes.has(type.decodeText())) ||
    (action instanceof PDFName && droppedActions.has(action.decodeText()))
  );
}
