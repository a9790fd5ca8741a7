import { xmlText } from './xml';

/** XML that is written already: everything else is text, and is escaped. */
export class Markup {
  constructor(readonly xml: string) {}
}

type Child = Markup | string | number | null | undefined | false;

/** An element with these attributes and children; absent ones are left out, and all text is escaped. */
export function element(
  name: string,
  attributes: Record<string, string | number | null | undefined> = {},
  ...children: (Child | Child[])[]
): Markup {
  const written = Object.entries(attributes)
    .filter(([, value]) => value !== null && value !== undefined)
    .map(([key, value]) => ` ${key}="${xmlText(String(value)).replace(/[\t\n\r]/g, ' ')}"`)
    .join('');
  const content = children
    .flat()
    .filter((child) => child !== null && child !== undefined && child !== false)
    .map((child) => (child instanceof Markup ? child.xml : xmlText(String(child))))
    .join('');
  return new Markup(content ? `<${name}${written}>${content}</${name}>` : `<${name}${written}/>`);
}
