/** A text with the range that is selected in it. */
export type Selected = { text: string; from: number; to: number };

const replaced = ({ text, from, to }: Selected, part: string): string =>
  text.slice(0, from) + part + text.slice(to);

/** Puts marks such as `**` around the selection, or takes them away; without a selection around a word to replace. */
export function toggleMark(selected: Selected, mark: string, word: string): Selected {
  const { text, from, to } = selected;
  const length = mark.length;
  if (text.slice(from - length, from) === mark && text.slice(to, to + length) === mark && to > from) {
    const inner = text.slice(from, to);
    return {
      text: text.slice(0, from - length) + inner + text.slice(to + length),
      from: from - length,
      to: to - length,
    };
  }
  const inner = text.slice(from, to) || word;
  return {
    text: replaced(selected, mark + inner + mark),
    from: from + length,
    to: from + length + inner.length,
  };
}

/** The selection, extended to whole lines. */
function linesOf({ text, from, to }: Selected): Selected {
  const start = text.lastIndexOf('\n', from - 1) + 1;
  const end = text.indexOf('\n', to);
  return { text, from: start, to: end === -1 ? text.length : end };
}

const prefixes = { heading: '## ', bullets: '- ', numbers: '1. ', quote: '> ' } as const;
export type LineMark = keyof typeof prefixes;
const anyPrefix = /^(#{1,6} |[-*] |\d+\. |> )/;

/** Makes the selected lines a heading, a list or a quotation; lines that are one already become plain. */
export function toggleLines(selected: Selected, mark: LineMark): Selected {
  const whole = linesOf(selected);
  const lines = whole.text.slice(whole.from, whole.to).split('\n');
  const isMarked = (line: string) =>
    mark === 'numbers' ? /^\d+\. /.test(line) : line.startsWith(prefixes[mark]);
  const remove = lines.every(isMarked);
  const changed = lines.map((line, index) => {
    const plain = line.replace(anyPrefix, '');
    if (remove) return plain;
    return (mark === 'numbers' ? `${index + 1}. ` : prefixes[mark]) + plain;
  });
  const part = changed.join('\n');
  return { text: replaced(whole, part), from: whole.from, to: whole.from + part.length };
}

/** Makes the selection a link and selects its address. */
export function insertLink(selected: Selected, address = '/shop'): Selected {
  const words = selected.text.slice(selected.from, selected.to) || 'link text';
  const from = selected.from + words.length + 3;
  return { text: replaced(selected, `[${words}](${address})`), from, to: from + address.length };
}

/** Puts a part into a paragraph of its own, behind the selection, and selects `chosen` in it. */
function insertParagraph(selected: Selected, part: string, chosen: string): Selected {
  const { text, to } = selected;
  const before = text.slice(0, to).trimEnd();
  const after = text.slice(to).trimStart();
  const head = before ? `${before}\n\n` : '';
  const from = head.length + Math.max(0, part.indexOf(chosen));
  return { text: `${head}${part}\n${after ? `\n${after}` : ''}`, from, to: from + chosen.length };
}

/** Adds a picture and selects its description. */
export const insertPicture = (selected: Selected, url: string, description: string): Selected =>
  insertParagraph(selected, `![${description}](${url})`, description);

/** Adds a table of two columns and selects its first heading. */
export const insertTable = (selected: Selected): Selected =>
  insertParagraph(
    selected,
    '| Column 1 | Column 2 |\n| --- | --- |\n| Cell | Cell |\n| Cell | Cell |',
    'Column 1',
  );

/** What a picture shows, as far as the name of its file says: "torque_wrench-2.jpg" becomes "torque wrench 2". */
export function descriptionOf(fileName: string): string {
  return (
    fileName
      .replace(/\.\w+$/, '')
      .replace(/[^\p{L}\p{N}]+/gu, ' ')
      .trim() || 'picture'
  );
}
