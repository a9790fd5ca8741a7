type Values = Float64Array | Uint32Array | Uint16Array | Uint8Array;

/** Numbers by position in a typed array that grows. */
export class Column<V extends Values> {
  constructor(public values: V) {}

  set(at: number, value: number): void {
    if (at >= this.values.length) this.grow(at + 1);
    this.values[at] = value;
  }

  private grow(min: number): void {
    const Type = this.values.constructor as new (length: number) => V;
    const larger = new Type(Math.max(min, Math.ceil(this.values.length * 1.2) + 64));
    larger.set(this.values);
    this.values = larger;
  }
}

/** A list of numbers for each row, all of them in one typed array. Rows are only appended. */
export class Lists {
  readonly starts: Column<Uint32Array>;
  readonly items: Column<Uint32Array>;

  /** `starts` has one more entry than there are rows. */
  constructor(starts: Uint32Array, items: Uint32Array) {
    this.starts = new Column(starts);
    this.items = new Column(items);
    this.rows = starts.length - 1;
  }

  rows: number;

  add(list: number[]): void {
    let end = this.starts.values[this.rows]!;
    for (const item of list) this.items.set(end++, item);
    this.starts.set(++this.rows, end);
  }

  /** Whether a row has exactly these items. */
  equals(row: number, list: number[]): boolean {
    const start = this.starts.values[row]!;
    return (
      this.starts.values[row + 1]! - start === list.length &&
      list.every((item, index) => this.items.values[start + index] === item)
    );
  }

  /** The lists of these rows, without spare room. */
  of(rows: Uint32Array): { starts: Uint32Array; items: Uint32Array } {
    const starts = new Uint32Array(rows.length + 1);
    const [from, values] = [this.starts.values, this.items.values];
    for (let at = 0; at < rows.length; at++) {
      starts[at + 1] = starts[at]! + from[rows[at]! + 1]! - from[rows[at]!]!;
    }
    const items = new Uint32Array(starts[rows.length]!);
    for (let at = 0; at < rows.length; at++) {
      items.set(values.subarray(from[rows[at]!], from[rows[at]! + 1]), starts[at]);
    }
    return { starts, items };
  }
}
