/** A link of the document, with what it says about it. */
export type ToldLink = { name: string; url: string; text?: string };

/** Text of the owner on one line, which can neither end a link nor begin a heading. */
const plain = (text: string) =>
  text
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[[\]<>`*_\\#]/g, (sign) => `\\${sign}`);

const lineOf = ({ name, url, text }: ToldLink) =>
  `- [${plain(name)}](${url})${text ? `: ${plain(text)}` : ''}`;

/** What a site says to language models about itself, by https://llmstxt.org: Markdown with a heading and lists of links. */
export function llmsText(
  title: string,
  summary: string,
  facts: string[],
  sections: { name: string; links: ToldLink[] }[],
): string {
  const lists = sections
    .filter(({ links }) => links.length > 0)
    .map(({ name, links }) => `## ${name}\n\n${links.map(lineOf).join('\n')}`);
  return `${[`# ${plain(title)}`, `> ${plain(summary)}`, facts.map((fact) => `- ${fact}`).join('\n'), ...lists].join('\n\n')}\n`;
}
