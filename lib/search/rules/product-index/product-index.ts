import { termsOf } from '../../../catalog/rules/search-terms';
import { compareTexts, popularityOf, typeOf } from '../ranking';
import { Column } from './columns';
import { flagBits, wordFlags } from './postings';
import { ProductColumns } from './product-columns';
import { emptyIndex, type IndexedProduct, type StoredIndex } from './stored-index';

/**
 * The published products in memory, in columns: what search, filters and sorts read. Each product has a slot, its
 * position in the columns. A product whose words, facets, measures or part numbers change gets a new slot; the old one
 * stays empty until the index is made again.
 */
export class ProductIndex extends ProductColumns {
  /** The number of published products. */
  size: number;
  private readonly slotOf: Map<string, number>;
  private readonly position: Column<Uint32Array>;
  private isOrdered = true;
  private highestId: string;
  private highestPosition: number;
  private live: Uint32Array | null = null;
  private readonly typeWords = new Map<string, Set<string>>();

  constructor(stored: StoredIndex = emptyIndex()) {
    super(stored);
    const { ids } = stored;
    this.size = ids.length;
    this.slotOf = new Map(ids.map((id, slot) => [id, slot]));
    this.position = new Column(Uint32Array.from(ids, (_, slot) => slot));
    this.highestId = ids.at(-1) ?? '';
    this.highestPosition = ids.length - 1;
  }

  /** The number of slots, empty ones included. */
  get slots(): number {
    return this.ids.length;
  }

  /** When the product was changed that the index holds; undefined when it holds none. */
  changedAtOf(id: string): number | undefined {
    const slot = this.slotOf.get(id);
    return slot === undefined ? undefined : this.changedAt.values[slot];
  }

  /** Sets the units sold of a product, if the index holds it. */
  setSold(id: string, sold: number): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined || this.sold.values[slot] === sold) return;
    this.sold.set(slot, sold);
    this.popularity.set(slot, popularityOf(sold));
  }

  /** Adds a published product, or replaces what the index holds of it. */
  put(product: IndexedProduct): void {
    const known = this.slotOf.get(product._id);
    const words = this.wordsOf(product);
    const facets = this.facets.inGroups(product.facets.map((facet) => this.facets.add(facet)));
    const measures = product.numbers.map(({ k }) => this.measures.add(k));
    const codes = product.codes.join(' ');
    const isSame =
      known !== undefined &&
      this.codes[known] === codes &&
      this.productWords.equals(known, words) &&
      this.productFacets.equals(known, facets) &&
      this.productMeasures.equals(known, measures) &&
      product.numbers.every(
        ({ v }, at) => this.measureValues.values[this.productMeasures.starts.values[known]! + at] === v,
      );
    const slot = isSame ? known : this.slots;
    if (!isSame) {
      const position = known === undefined ? this.newPosition(product._id) : this.position.values[known]!;
      this.remove(product._id);
      this.position.set(slot, position);
      this.ids.push(product._id);
      this.codes.push(codes);
      const start = this.productMeasures.starts.values[slot]!;
      product.numbers.forEach(({ v }, at) => this.measureValues.set(start + at, v));
      this.productMeasures.add(measures);
      this.productFacets.add(facets);
      this.productWords.add(words);
      this.postings.add(slot, words);
      for (const word of words) this.vocabulary.count(word >>> flagBits, 1);
      for (const code of product.codes) this.codeSlots.add(code, slot);
      this.slotOf.set(product._id, slot);
      this.isLive.set(slot, 1);
      this.live = null;
      this.size++;
    }
    this.names[slot] = product.name;
    this.category.set(slot, this.categories.add(product.category));
    this.titleTerms.set(slot, new Set(product.titleTerms).size);
    this.inStock.set(slot, product.inStock ? 1 : 0);
    this.price.set(slot, product.price);
    this.priceTo.set(slot, product.priceTo);
    this.createdAt.set(slot, product.createdAt);
    this.changedAt.set(slot, product.changedAt);
    this.sold.set(slot, product.sold);
    this.popularity.set(slot, popularityOf(product.sold));
    this.rating.set(slot, product.rating);
  }

  /** Removes a product that is no longer published. */
  remove(id: string): void {
    const slot = this.slotOf.get(id);
    if (slot === undefined) return;
    this.slotOf.delete(id);
    this.isLive.set(slot, 0);
    this.live = null;
    this.size--;
    const { starts, items } = this.productWords;
    for (let at = starts.values[slot]!; at < starts.values[slot + 1]!; at++) {
      this.vocabulary.count(items.values[at]! >>> flagBits, -1);
    }
  }

  /** The slots of all products. */
  liveSlots(): Uint32Array {
    if (this.live) return this.live;
    const slots = new Uint32Array(this.size);
    let count = 0;
    for (let slot = 0; slot < this.slots; slot++) if (this.isLive.values[slot]) slots[count++] = slot;
    return (this.live = slots);
  }

  /** The position of each slot's product in the order of ids. */
  positions(): Uint32Array {
    if (!this.isOrdered) {
      [...this.liveSlots()]
        .sort((a, b) => compareTexts(this.ids[a]!, this.ids[b]!))
        .forEach((slot, position) => this.position.set(slot, position));
      this.isOrdered = true;
    }
    return this.position.values;
  }

  /** New products mostly have the highest id. */
  private newPosition(id: string): number {
    if (id > this.highestId) this.highestId = id;
    else this.isOrdered = false;
    return ++this.highestPosition;
  }

  /** `word << 2 | flags` of each word that search finds. */
  private wordsOf({ words, titleTerms, facets }: IndexedProduct): number[] {
    const title = new Set(titleTerms);
    const type = typeOf(facets);
    let typeWords = this.typeWords.get(type);
    if (!typeWords) this.typeWords.set(type, (typeWords = new Set(termsOf(type))));
    return words.flatMap((word) => {
      const number = this.vocabulary.add(word);
      if (number === null) return [];
      const flags = (title.has(word) ? wordFlags.inTitle : 0) | (typeWords.has(word) ? wordFlags.inType : 0);
      return [(number << flagBits) | flags];
    });
  }
}
