/** What was understood, and what the place in the typed text becomes without it: '' or what else stood there. */
export type UnderstoodPart = { label: string; left: string };

/** A place in the typed text that was understood. `text` are the words that it leaves for the search. */
export type Understood = { start: number; end: number; text: string; parts: UnderstoodPart[] };

/** Takes the place of what was understood, so that no other pattern finds it. */
const filler = '\u0000';

const patterns = new Map<string, RegExp>();
/** More than a catalog's field names and its owner's words make. */
const maxPatterns = 2_000;

/** The pattern with this source, made once: it ignores case. */
export function patternOf(source: string, flags: 'i' | 'gi' = 'gi'): RegExp {
  const key = `${flags} ${source}`;
  const known = patterns.get(key);
  if (known) return known;
  if (patterns.size >= maxPatterns) patterns.clear();
  const made = new RegExp(source, flags);
  patterns.set(key, made);
  return made;
}

/** A typed text of which patterns take what they understand, each place once. */
export class TypedText {
  readonly understood: Understood[] = [];
  private open: string;

  constructor(readonly typed: string) {
    this.open = typed.replaceAll(filler, ' ');
  }

  /** Each match of a pattern in what is left. What `read` returns is taken; null leaves the match alone. */
  take(
    source: string,
    read: (match: RegExpExecArray) => { text: string; parts: UnderstoodPart[] } | null,
  ): void {
    const pattern = patternOf(source);
    const left = this.open;
    pattern.lastIndex = 0;
    for (let match = pattern.exec(left); match; match = pattern.exec(left)) {
      const [all] = match;
      if (all === '') pattern.lastIndex++;
      const understood = read(match);
      if (!understood || all === '') continue;
      const start = match.index;
      const end = start + all.length;
      this.understood.push({ start, end, ...understood });
      this.open = this.open.slice(0, start) + filler.repeat(end - start) + this.open.slice(end);
    }
  }

  /** The text with what `replace` makes of each place that was understood. */
  replaced(replace: (place: Understood) => string): string {
    const places = [...this.understood].sort((a, b) => a.start - b.start);
    let [text, at] = ['', 0];
    for (const place of places) {
      text += `${this.typed.slice(at, place.start)} ${replace(place)} `;
      at = place.end;
    }
    const joined = text + this.typed.slice(at);
    return places.length ? joined.replace(/\s+/g, ' ').trim() : this.typed;
  }

  /** The typed text without one of the parts. */
  without(place: Understood, part: UnderstoodPart): string {
    const { start, end } = place;
    return `${this.typed.slice(0, start)} ${part.left} ${this.typed.slice(end)}`.replace(/\s+/g, ' ').trim();
  }
}
