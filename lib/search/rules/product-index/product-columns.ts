import { popularityOf } from '../ranking';
import { Column, Lists } from './columns';
import { FacetDictionary } from './facet-dictionary';
import { Postings } from './postings';
import type { StoredIndex } from './stored-index';
import { Dictionary, SortedStrings } from './strings';
import { Vocabulary } from './vocabulary';

/** The columns of an index: what is known of the product in each slot. */
export class ProductColumns {
  readonly ids: string[];
  readonly names: string[];
  readonly codes: string[];
  readonly categories: Dictionary;
  readonly facets: FacetDictionary;
  readonly measures: Dictionary;
  readonly vocabulary: Vocabulary;
  readonly postings: Postings;
  readonly codeSlots: SortedStrings;
  readonly isLive: Column<Uint8Array>;
  readonly category: Column<Uint16Array>;
  readonly titleTerms: Column<Uint16Array>;
  readonly inStock: Column<Uint8Array>;
  readonly price: Column<Float64Array>;
  readonly priceTo: Column<Float64Array>;
  readonly createdAt: Column<Float64Array>;
  readonly changedAt: Column<Float64Array>;
  readonly sold: Column<Float64Array>;
  readonly popularity: Column<Float64Array>;
  readonly rating: Column<Float64Array>;
  readonly productWords: Lists;
  readonly productFacets: Lists;
  readonly productMeasures: Lists;
  readonly measureValues: Column<Float64Array>;
  constructor(stored: StoredIndex) {
    const { ids, names, codes } = stored;
    [this.ids, this.names, this.codes] = [ids, names, codes];
    this.categories = new Dictionary(stored.categories);
    this.facets = new FacetDictionary(stored.facets);
    this.measures = new Dictionary(stored.measures);
    this.isLive = new Column(new Uint8Array(ids.length).fill(1));
    this.category = new Column(stored.category);
    this.titleTerms = new Column(stored.titleTerms);
    this.inStock = new Column(stored.inStock);
    this.price = new Column(stored.price);
    this.priceTo = new Column(stored.priceTo);
    this.createdAt = new Column(stored.createdAt);
    this.changedAt = new Column(stored.changedAt);
    this.sold = new Column(stored.sold);
    this.popularity = new Column(stored.sold.map(popularityOf));
    this.rating = new Column(stored.rating);
    this.productWords = new Lists(stored.wordStarts, stored.wordItems);
    this.productFacets = new Lists(stored.facetStarts, stored.facetItems);
    this.productMeasures = new Lists(stored.measureStarts, stored.measureItems);
    this.measureValues = new Column(stored.measureValues);
    this.postings = new Postings(this.productWords, stored.words.length);
    this.vocabulary = new Vocabulary(
      stored.words,
      stored.words.map((_, word) => this.postings.countOf(word)),
    );
    const numbers: string[] = [];
    const slots: number[] = [];
    codes.forEach((joined, slot) => {
      for (const code of joined ? joined.split(' ') : []) {
        numbers.push(code);
        slots.push(slot);
      }
    });
    this.codeSlots = new SortedStrings(numbers, slots);
  }
}
