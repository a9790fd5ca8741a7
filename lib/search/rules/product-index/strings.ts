/** Numbers strings from 0 in the order in which they were added. */
export class Dictionary {
  private readonly numbers = new Map<string, number>();
  readonly texts: string[] = [];

  constructor(texts: string[] = []) {
    for (const text of texts) this.add(text);
  }

  /** The number of a text, which is added if it is new. */
  add(text: string): number {
    const known = this.numbers.get(text);
    if (known !== undefined) return known;
    this.numbers.set(text, this.texts.length);
    return this.texts.push(text) - 1;
  }

  numberOf(text: string): number | undefined {
    return this.numbers.get(text);
  }
}

/** So many added strings are compared one by one by each search; more are sorted in before it. */
const maxUnsorted = 500;

/** Strings with a number each, found by their beginning. */
export class SortedStrings {
  private texts: string[] = [];
  private values = new Uint32Array(0);

  constructor(
    private added: string[],
    private addedValues: number[],
  ) {
    this.sortIn();
  }

  add(text: string, value: number): void {
    this.added.push(text);
    this.addedValues.push(value);
  }

  /** The numbers of all strings that begin with `start`, or equal it if `isWhole`, in any order. */
  find(start: string, isWhole = false): number[] {
    if (this.added.length > maxUnsorted) this.sortIn();
    const found: number[] = [];
    const matches = (text: string) => (isWhole ? text === start : text.startsWith(start));
    for (let at = this.firstFrom(start); at < this.texts.length && matches(this.texts[at]!); at++) {
      found.push(this.values[at]!);
    }
    this.added.forEach((text, at) => matches(text) && found.push(this.addedValues[at]!));
    return found;
  }

  /** The numbers of all strings from `from` to before `to`, in any order. */
  between(from: string, to: string): number[] {
    const sorted = [...this.values.subarray(this.firstFrom(from), this.firstFrom(to))];
    const added = this.added.flatMap((text, at) =>
      text >= from && text < to ? [this.addedValues[at]!] : [],
    );
    return [...sorted, ...added];
  }

  private firstFrom(start: string): number {
    let [low, high] = [0, this.texts.length];
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (this.texts[middle]! < start) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private sortIn(): void {
    const texts = [...this.texts, ...this.added];
    const values = [...this.values, ...this.addedValues];
    // Mostly sorted already, which the sort makes use of.
    const order = texts.map((_, at) => at).sort((a, b) => (texts[a]! < texts[b]! ? -1 : 1));
    this.texts = order.map((at) => texts[at]!);
    this.values = Uint32Array.from(order, (at) => values[at]!);
    [this.added, this.addedValues] = [[], []];
  }
}
