import {
  ancestryOf,
  categoryOptions,
  categoryTrail,
  findCategory,
  scopeOf,
} from '@/lib/catalog/rules/structure';
import { fieldsFor } from '@/lib/catalog/rules/specification-fields';
import { followStructure } from '@/lib/catalog/rules/follow-structure';
import { emptyStructure } from '@/lib/catalog/rules/structure';
import type { CatalogStructure } from '@/lib/catalog/schema/structure';

const category = (slug: string, parent: string | null, oldSlugs: string[] = []) => ({
  slug,
  oldSlugs,
  name: slug.toUpperCase(),
  parent,
  text: '',
  picture: null,
  pageTitle: null,
  pageDescription: null,
});
const field = (key: string, categories: string[]) => ({
  key,
  name: key,
  oldNames: [],
  kind: 'text' as const,
  unit: null,
  choices: [],
  filterable: false,
  categories,
});
const structure: CatalogStructure = {
  ...emptyStructure,
  categories: [
    category('tools', null),
    category('hammers', 'saws-and-hammers'),
    category('saws-and-hammers', 'tools', ['saws']),
    category('hoses', null),
  ],
  fields: [field('bore', ['hoses']), field('weight', ['tools']), field('face', ['hammers'])],
  tags: [{ slug: 'safety', name: 'Safety' }],
};

test('a category is listed with all below it, under present and former slugs', () => {
  expect(scopeOf(structure, 'tools')).toEqual(['tools', 'saws-and-hammers', 'saws', 'hammers']);
  expect(scopeOf(structure, 'hoses')).toEqual(['hoses']);
  expect(scopeOf(structure, 'none')).toEqual([]);
});

test('a former slug finds the category, unless another has it now', () => {
  expect(findCategory(structure, 'saws')?.slug).toBe('saws-and-hammers');
  const reused = { categories: [...structure.categories, category('saws', null)] };
  expect(findCategory(reused, 'saws')?.slug).toBe('saws');
});

test('breadcrumbs and options name the categories above', () => {
  expect(categoryTrail(structure, 'hammers').map(({ href }) => href)).toEqual([
    '/',
    '/shop',
    '/shop/tools',
    '/shop/saws-and-hammers',
    '/shop/hammers',
  ]);
  expect(categoryOptions(structure).map(({ name }) => name)).toEqual([
    'TOOLS',
    'TOOLS › SAWS-AND-HAMMERS',
    'TOOLS › SAWS-AND-HAMMERS › HAMMERS',
    'HOSES',
  ]);
});

test('categories that are above each other do not hang the shop', () => {
  const circle = { categories: [category('a', 'b'), category('b', 'a')] };
  expect(ancestryOf(circle, 'a').map(({ slug }) => slug)).toEqual(['b', 'a']);
});

test('a category has its own fields and those of the categories above it', () => {
  expect(fieldsFor(structure, 'hammers').map(({ key }) => key)).toEqual(['weight', 'face']);
  expect(fieldsFor(structure, 'hoses').map(({ key }) => key)).toEqual(['bore']);
  expect(fieldsFor(structure, null)).toEqual([]);
});

test('a product follows what is renamed, and loses only tags that are gone', () => {
  const product = { category: 'saws', brand: 'X', tags: ['safety', 'gone'], specifications: [] };
  expect(followStructure(product, structure)).toEqual({
    category: 'saws-and-hammers',
    brand: 'X',
    tags: ['safety'],
    specifications: [],
  });
});
