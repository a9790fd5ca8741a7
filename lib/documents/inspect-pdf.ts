import { inflateSync } from 'node:zlib';
import { PDFArray, PDFDict, PDFDocument, PDFName, PDFStream, type PDFObject } from '@cantoo/pdf-lib';

/** What a data sheet never needs: code, programs, forms that send, files within the file. */
const activeKeys = ['JS', 'JavaScript', 'XFA', 'EmbeddedFiles', 'EF', 'RichMediaContent'];
const activeActions = [
  'JavaScript',
  'Launch',
  'SubmitForm',
  'ImportData',
  'Rendition',
  'RichMediaExecute',
  'GoToE',
];

// All the tables of a document of 10 MB take a few; a small file can unfold to gigabytes.
const maxInflatedBytes = 40_000_000;

/** Why a file is not a PDF that the shop would hand to its customers, in words after "The document"; or null. */
export async function pdfProblem(bytes: Buffer): Promise<string | null> {
  if (bytes.subarray(0, 5).toString('latin1') !== '%PDF-') return 'must be a PDF file';
  if (!bytes.subarray(-2048).includes('%%EOF')) return 'can’t be read: its end is missing';
  if (unfoldsTooFar(bytes)) return 'unfolds to far more than a document needs';
  try {
    const file = await PDFDocument.load(bytes, { updateMetadata: false, throwOnInvalidObject: true });
    if (file.context.trailerInfo.Encrypt) return 'is protected by a password';
    if (file.getPageCount() === 0) return 'has no page';
    const active = file.context.enumerateIndirectObjects().some(([, object]) => isActive(object));
    return active ? 'holds programs or other files, which must be taken out first' : null;
  } catch (error) {
    return /encrypted/i.test(String(error))
      ? 'is protected by a password'
      : 'can’t be read: it may be damaged';
  }
}

/** Whether the parts that a reader unfolds to find its way are larger than they may be. */
function unfoldsTooFar(bytes: Buffer): boolean {
  let left = maxInflatedBytes;
  for (let at = bytes.indexOf('stream'); at >= 0; at = bytes.indexOf('stream', at + 6)) {
    const names = plainNames(bytes.subarray(bytes.lastIndexOf('obj', at), at).toString('latin1'));
    if (!/\/(ObjStm|XRef)\b/.test(names)) continue;
    // A part that was folded twice would escape the measure.
    if ((names.match(/\/\w+Decode\b/g) ?? []).length > 1) return true;
    if (!/\/FlateDecode\b/.test(names)) {
      if (/\/\w+Decode\b/.test(names)) return true;
      continue;
    }
    const start = at + 6 + (bytes[at + 6] === 0x0d ? 2 : 1);
    try {
      left -= inflateSync(bytes.subarray(start), { maxOutputLength: left }).length;
    } catch (error) {
      if ((error as { code?: string }).code === 'ERR_BUFFER_TOO_LARGE') return true;
    }
    if (left <= 0) return true;
  }
  return false;
}

/** Names of a PDF may be written in hexadecimal: /Obj#53tm is /ObjStm. */
const plainNames = (text: string) =>
  text.replace(/#([0-9a-f]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

function isActive(object: PDFObject, depth = 0): boolean {
  if (depth > 60) return true;
  if (object instanceof PDFStream) return isActive(object.dict, depth);
  if (object instanceof PDFArray) return object.asArray().some((one) => isActive(one, depth + 1));
  if (!(object instanceof PDFDict)) return false;
  const action = object.get(PDFName.of('S'));
  if (action instanceof PDFName && activeActions.includes(action.decodeText())) return true;
  return object
    .entries()
    .some(([key, value]) => activeKeys.includes(key.decodeText()) || isActive(value, depth + 1));
}
