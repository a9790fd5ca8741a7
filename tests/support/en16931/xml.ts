import { SaxesParser } from 'saxes';

/** An element of an XML document, its name without a prefix. */
export type Element = {
  name: string;
  text: string;
  attributes: Record<string, string>;
  children: Element[];
};

/** Reads a well-formed document; throws for any other. */
export function parseXml(xml: string): Element {
  const root: Element = { name: '', text: '', attributes: {}, children: [] };
  const open = [root];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name, attributes }) => {
    const element: Element = { name: name.replace(/^.*:/, ''), text: '', attributes, children: [] };
    open.at(-1)!.children.push(element);
    open.push(element);
  });
  parser.on('closetag', () => void open.pop());
  parser.on('text', (text) => {
    open.at(-1)!.text += text;
  });
  parser.write(xml).close();
  return root.children[0]!;
}

/** The elements at a path such as `Party/PostalAddress`. */
export const all = (element: Element, path: string): Element[] =>
  path
    .split('/')
    .reduce<Element[]>(
      (found, name) => found.flatMap(({ children }) => children.filter((child) => child.name === name)),
      [element],
    );

/** The text of the first element at a path; empty without one. */
export const text = (element: Element, path: string): string => all(element, path)[0]?.text.trim() ?? '';

/** Every element of a document. */
export const everyElement = (element: Element): Element[] => [
  element,
  ...element.children.flatMap(everyElement),
];
