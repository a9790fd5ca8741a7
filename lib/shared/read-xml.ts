import { SaxesParser } from 'saxes';

/** An element of an XML document: its name without a prefix, its attributes, its text and what it holds. */
export type XmlElement = {
  name: string;
  attributes: Record<string, string>;
  text: string;
  children: XmlElement[];
};

const maxDepth = 60;
const maxElements = 400_000;

/**
 * Reads an XML document as a tree. Nothing is fetched and no entity is declared: a document type that declares anything
 * is an error, so that neither external entities nor nested ones can do harm. `namesDocumentType` lets one pass that only
 * names its definition, which is not read. Returns an error message for anything that is not well-formed.
 */
export function readXml(text: string, { namesDocumentType = false } = {}): XmlElement | string {
  const root: XmlElement = { name: '', attributes: {}, text: '', children: [] };
  const open = [root];
  let count = 0;
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('doctype', (type) => {
    if (!namesDocumentType) throw new Error('a document type is not allowed');
    if (type.includes('[')) throw new Error('declarations in the document type are not allowed');
  });
  parser.on('opentag', ({ name, attributes }) => {
    if (++count > maxElements || open.length > maxDepth) throw new Error('it is too large or too deep');
    const element = { name: name.replace(/^.*:/, ''), attributes: { ...attributes }, text: '', children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  const append = (part: string) => {
    const element = open.at(-1)!;
    if (element.text.length < 2_000) element.text += part;
  };
  parser.on('text', append);
  parser.on('cdata', append);
  try {
    parser.write(text).close();
  } catch (error) {
    return `The XML can’t be read: ${(error as Error).message.slice(0, 120)}.`;
  }
  return root.children[0] ?? 'The XML is empty.';
}

/** The elements at a path below one, such as `RmtInf/Ustrd`. */
export function elementsAt(element: XmlElement, path: string): XmlElement[] {
  return path
    .split('/')
    .reduce<XmlElement[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );
}

/** The text of the first element at one of several paths; empty for none. */
export function textAt(element: XmlElement, ...paths: string[]): string {
  for (const path of paths) {
    const text = elementsAt(element, path)[0]?.text.trim();
    if (text) return text;
  }
  return '';
}
