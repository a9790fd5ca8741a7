import fc from 'fast-check';
import { codeOf, isWorthLearning, termsOf } from '@/lib/catalog/rules/search-terms';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';
import { emptyStructure } from '@/lib/catalog/rules/structure';
import { editDistance } from '@/lib/catalog/rules/spelling';
import {
  completionsOf,
  correctSynonyms,
  spellingsOf,
  splitsOf,
  termOfCompletions,
  termOfSpellings,
  termsOfSplit,
  type TypedTerm,
} from '@/lib/search/rules/expansions';
import type { IndexedProduct } from '@/lib/search/rules/product-index/stored-index';
import { termPlan } from '@/lib/search/rules/query-plan';
import { rankCandidates } from '@/lib/search/rules/ranking';

const category = (slug: string, parent: string | null = null) => ({
  slug,
  oldSlugs: slug === 'tools' ? ['old-tools'] : [],
  name: slug,
  parent,
  text: '',
  picture: null,
  pageTitle: null,
  pageDescription: null,
});
const field = (key: string, kind: 'choice' | 'measure', unit: string | null = null) => ({
  key,
  name: key,
  oldNames: [],
  kind,
  unit,
  choices: [],
  filterable: true,
  categories: ['tools'],
});

/** Two levels of categories, a choice and a measure. */
export const structure: CatalogStructure = {
  ...emptyStructure,
  categories: [category('tools'), category('drills', 'tools'), category('bolts')],
  tags: [{ slug: 'new', name: 'New' }],
  fields: [field('type', 'choice'), field('width', 'measure', 'mm')],
};

const words = [
  'drill',
  'driver',
  'drills',
  'impact',
  'hammer',
  'hamer',
  'bolt',
  'wrench',
  'set',
  'm8',
  'kit',
  'x',
];
const word = fc.constantFrom(...words);
const sentence = (max: number) =>
  fc.array(word, { minLength: 1, maxLength: max }).map((list) => list.join(' '));
export const productId = fc.constantFrom('b1', 'b2', 'b3', 'a1', 'a2', 'c1', 'c2', 'd1', 'd2');
const brands = ['Ferrox', 'Tawa', 'Norhaus'];
const skus = ['18-B50', '18-B51', 'FX-100', 'FX-1001', 'KIT-7'];

/** A published product with any words, part numbers and facts, indexed as the catalog does it. */
export const product = fc
  .record({
    _id: productId,
    name: sentence(3),
    text: sentence(4),
    type: fc.constantFrom('', 'hammer drill', 'bolt'),
    category: fc.constantFrom('tools', 'old-tools', 'drills', 'bolts'),
    brand: fc.constantFrom(...brands),
    isNew: fc.boolean(),
    skus: fc.subarray(skus, { minLength: 1, maxLength: 2 }),
    widths: fc.array(fc.constantFrom(1, 2.5, 8, 12.7), { maxLength: 2 }),
    price: fc.integer({ min: 100, max: 130 }),
    more: fc.integer({ min: 0, max: 20 }),
    createdAt: fc.integer({ min: 0, max: 3 }),
    sold: fc.integer({ min: 0, max: 4 }),
    rating: fc.constantFrom(0, 2, 3.5, 4, 5),
    inStock: fc.boolean(),
  })
  .map(({ text, type, brand, isNew, skus: own, widths, more, ...facts }): IndexedProduct => {
    const titleTerms = termsOf(`${facts.name} ${brand}`);
    return {
      ...facts,
      codes: own.map(codeOf),
      titleTerms,
      words: [...new Set([...titleTerms, ...termsOf(`${type} ${text}`)])],
      // A group may stand in several places, as sizes of variants and of the specification do.
      facets: [
        ...(isNew ? ['tag=new'] : []),
        `brand=${brand}`,
        ...(facts.inStock ? ['tag=sale'] : []),
        ...(type ? [`type=${type}`] : []),
      ],
      numbers: widths.map((v) => ({ k: 'width', v })),
      priceTo: facts.price + more,
      changedAt: 1,
    };
  });

/** A query of words, beginnings, misspellings and part numbers. */
export const query = fc.oneof(
  fc
    .array(
      fc.oneof(
        word,
        fc.constantFrom('impct', 'drver', 'ham', 'dr', 'hammerdrill', 'zzz', 'spaner', 'ferrox'),
      ),
      {
        minLength: 1,
        maxLength: 3,
      },
    )
    .map((list) => list.join(' ')),
  fc.constantFrom('18b50', '18-B5', 'fx 100', 'FX-10', 'kit7', '18-b50 drill'),
);

const sometimes = <T>(arbitrary: fc.Arbitrary<T>) =>
  fc.oneof({ weight: 4, arbitrary: fc.constant(undefined) }, { weight: 1, arbitrary });

/** The address of a list: mostly with few filters, so that products are left. */
export const params = fc.record({
  q: fc.oneof(fc.constant(''), query),
  brand: sometimes(fc.subarray(brands)),
  tag: sometimes(fc.constant('new')),
  is_type: sometimes(fc.subarray(['hammer drill', 'bolt', 'other'])),
  min_width: sometimes(fc.constantFrom('1', '2', '9')),
  max_width: sometimes(fc.constantFrom('2', '13')),
  price_max: sometimes(fc.constantFrom('1.1', '1.2')),
  stock: sometimes(fc.constant('1')),
  rating: sometimes(fc.constantFrom('2', '4')),
  sort: sometimes(fc.constantFrom('price-low', 'price-high', 'newest', 'rating', 'best-selling')),
  page: sometimes(fc.constant('2')),
});

/** What each term may mean, by comparing it with every word of the products. */
function expandByComparing(products: IndexedProduct[], terms: string[]): TypedTerm[] {
  const seen = new Map<string, number>();
  for (const one of products.flatMap((product) => product.words.filter(isWorthLearning))) {
    seen.set(one, (seen.get(one) ?? 0) + 1);
  }
  const known = [...seen].map(([text, count]) => ({ word: text, seen: count }));
  return terms.flatMap((typed) => {
    const begin = known.filter((one) => (typed.length < 2 ? one.word === typed : one.word.startsWith(typed)));
    const completed = termOfCompletions(typed, completionsOf(typed, begin, 24));
    if (completed) return completed;
    const parts = splitsOf(typed).find((both) => both.every((part) => seen.has(part)));
    const isComparable = (text: string) => /^[a-z]+$/.test(text);
    const similar = known.filter((one) => isComparable(one.word) && editDistance(typed, one.word) <= 2);
    const spellings = isComparable(typed) && typed.length > 3 ? spellingsOf(typed, similar) : [];
    return parts ? termsOfSplit(parts) : termOfSpellings(typed, spellings);
  });
}

type Found = {
  products: IndexedProduct[];
  searchedFor: string | null;
  unknown: string[];
  isPartial: boolean;
};

/** What a search must find, best first, by looking at each product. */
export function searchByComparing(products: IndexedProduct[], q: string): Found {
  const code = codeOf(q);
  const bySales = (a: IndexedProduct, b: IndexedProduct) =>
    b.sold - a.sold || (a.name === b.name ? (a._id < b._id ? -1 : 1) : a.name < b.name ? -1 : 1);
  const coded = (matches: (own: string) => boolean) =>
    products.filter(({ codes }) => codes.some(matches)).sort(bySales);
  const same = code.length < 3 ? [] : coded((own) => own === code);
  if (same.length === 1) return { products: same, searchedFor: null, unknown: [], isPartial: false };
  const isBeginning = same.length === 0 && code.length > 3 && /\d/.test(q);
  const first = isBeginning ? coded((own) => own.startsWith(code)) : same;
  const terms = expandByComparing(products, termsOf(q));
  const respelled = first.length ? null : correctSynonyms(q, terms);
  if (respelled === null) return searchTerms(products, q, terms, first);
  const found = searchTerms(products, respelled, expandByComparing(products, termsOf(respelled)), []);
  return { ...found, searchedFor: found.searchedFor ?? (found.products.length ? respelled : null) };
}

function searchTerms(
  products: IndexedProduct[],
  q: string,
  terms: TypedTerm[],
  first: IndexedProduct[],
): Found {
  const { known, unknown, isSelective, words: searched, isChanged } = termPlan(terms);
  const countMatched = (product: IndexedProduct) =>
    known.filter(({ expansions }) => expansions.some((one) => product.words.includes(one.word))).length;
  const most = Math.max(0, ...products.map(countMatched));
  const expanded = known.flatMap(({ expansions }) => expansions.map((one) => one.word));
  const matching = isSelective && most ? products.filter((product) => countMatched(product) === most) : [];
  const ranked = rankCandidates(
    matching
      .filter((product) => !first.includes(product))
      .map((product) => ({
        ...product,
        matchedTerms: product.words.filter((own) => expanded.includes(own)),
      })),
    known,
    q,
  );
  const byId = new Map(products.map((product) => [product._id, product]));
  const all = [...first, ...ranked.map(({ _id }) => byId.get(_id)!)];
  return {
    products: all,
    unknown: all.length ? unknown : [],
    isPartial: matching.length > 0 && most < known.length,
    searchedFor: isChanged && matching.length > 0 && first.length === 0 ? searched : null,
  };
}
