import { storedProducts } from '@/tests/support/stored-products';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { products } from '@/lib/catalog/collection/products';
import { dataSheetPdf } from '@/lib/catalog/pdf';
import { viewsOf } from '@/lib/catalog/queries/products';
import { findProduct } from '@/lib/catalog/queries/products';
import { findRelated } from '@/lib/catalog/queries/related';
import { categories } from '@/lib/catalog/rules/categories';
import { fieldNamed, specificationProblem, fieldsFor } from '@/lib/catalog/rules/fields';
import type { Product } from '@/lib/catalog/types';
import { findPage } from '@/lib/content/queries';
import { seedContent } from '@/seed/content';
import { readDemoProducts, seedProducts } from '@/seed/products';
import { defaultShop } from '@/lib/settings/rules';

let all: Product[] = [];

beforeAll(async () => {
  await Promise.all([seedProducts(), seedContent()]);
  all = await viewsOf(
    await products()
      .find({ seeded: { $exists: true } })
      .toArray(),
  );
});

describe('every item of the demo catalogue', () => {
  test('is there', async () => expect(all).toHaveLength((await readDemoProducts()).length));

  test('names its kind, and can be filtered by at least one more field of its category', () => {
    const poor = all.filter(({ category, specifications }) => {
      const offered = new Set(fieldsFor(category).map(({ key }) => key));
      const known = specifications.flatMap(({ name }) => fieldNamed(name)?.key ?? []);
      return !known.includes('type') || known.filter((key) => offered.has(key)).length < 2;
    });
    expect(poor.map(({ name }) => name)).toEqual([]);
  });

  test('has values of the right type in the fields that the shop filters by, each once', () => {
    const wrong = all.flatMap(({ name, specifications }) =>
      specifications.flatMap((row) => {
        const again = specifications.filter((other) => other.name === row.name).length > 1;
        const problem = again ? 'is there twice' : specificationProblem(row);
        return problem ? `${name}, ${row.name} ${row.value}: ${problem}` : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('says its weight, color and size, its width unless it is round, and its frame if it is a tool', () => {
    const without = (name: string) =>
      all.filter(({ specifications }) => !specifications.some((row) => row.name === name));
    for (const name of ['Weight', 'Color', 'Size']) expect(without(name)).toEqual([]);
    const kindsWithout = (name: string) =>
      new Set(without(name).flatMap(({ specifications }) => specifications[0]?.value ?? []));
    expect(kindsWithout('Width')).toEqual(new Set(['Drill bit', 'Gloves', 'Hole saw', 'Sanding disc']));
    const tools = without('Frame').filter(({ category }) => /tools|drills/.test(category));
    expect(tools.map(({ name }) => name)).toEqual([]);
  });

  test('refers only to items that there are, and never to itself', () => {
    const slugs = new Set(all.map(({ slug }) => slug));
    const wrong = all.flatMap(({ slug, accessories, spareParts, successor }) =>
      [...accessories, ...spareParts, ...(successor ? [successor] : [])]
        .filter((other) => other === slug || !slugs.has(other))
        .map((other) => `${slug} → ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  test('shows pictures that there are', () => {
    const named = all.flatMap(({ pictures, variants }) => [...pictures, ...variants.map(({ img }) => img)]);
    const missing = [...new Set(named)].filter((path) => !existsSync(join(process.cwd(), 'public', path)));
    expect(missing).toEqual([]);
  });

  test('has papers that open: written pages, and a data sheet that is a PDF', async () => {
    const linked = [...new Set(all.flatMap(({ documents }) => documents.map(({ href }) => href)))];
    expect(linked.length).toBeGreaterThanOrEqual(6);
    const dead: string[] = [];
    for (const href of linked) if (!(await findPage(href.slice(1)))?.html) dead.push(href);
    expect(dead).toEqual([]);
    // One of them all takes a quarter of a second: the longest text and the most variants of each category stand for them.
    const most = (size: (item: Product) => number) =>
      categories.flatMap(({ slug }) =>
        all
          .filter(({ category }) => category === slug)
          .sort((a, b) => size(b) - size(a))
          .slice(0, 1),
      );
    const telling = [
      ...most(({ description }) => description.length),
      ...most(({ variants }) => variants.length),
      ...all.filter(({ successor }) => successor),
    ];
    for (const item of telling) {
      const file = await PDFDocument.load(
        await dataSheetPdf(item, defaultShop, { picture: null, site: 'https://shop.example' }),
      );
      expect([file.getTitle(), file.getPageCount()]).toEqual([
        `${item.name}: data sheet`,
        expect.any(Number),
      ]);
    }
  });
});

describe('what leads on from an item', () => {
  const count = (holds: (item: Product) => boolean) => all.filter(holds).length;

  test('several items have spare parts, accessories, a successor; one is announced', () => {
    expect(count(({ spareParts }) => spareParts.length > 0)).toBeGreaterThanOrEqual(15);
    expect(count(({ accessories }) => accessories.length > 0)).toBeGreaterThanOrEqual(20);
    expect(count(({ successor }) => successor !== null)).toBeGreaterThanOrEqual(2);
    expect(count(({ availableFrom }) => availableFrom > '2026-11-21')).toBeGreaterThanOrEqual(1);
  });

  test('the successor of what is no longer made is found, also under the slug that it had', async () => {
    const item = (await findProduct('18-v-drill-driver-40-nm-brushed'))!;
    expect((await findRelated(item)).successor?.name).toBe('18 V Drill Driver, 45 Nm');
    await storedProducts().updateOne(
      { slug: '18-v-drill-driver-45-nm' },
      { $set: { slug: 'moved' }, $push: { oldSlugs: '18-v-drill-driver-45-nm' } },
    );
    expect((await findRelated(item)).successor?.slug).toBe('moved');
    await storedProducts().updateOne(
      { slug: 'moved' },
      { $set: { slug: '18-v-drill-driver-45-nm' }, $pull: { oldSlugs: '18-v-drill-driver-45-nm' } },
    );
  });

  test('spare parts come in their order, and what left the shop is left out', async () => {
    const compressor = (await findProduct('workshop-compressor-24-l'))!;
    const names = async () => (await findRelated(compressor)).spareParts.map((item) => item.slug);
    expect(await names()).toEqual(['pressure-gauge-63-mm-0-10-bar', 'brass-ball-valve-1-2-in']);
    await storedProducts().updateOne(
      { slug: 'pressure-gauge-63-mm-0-10-bar' },
      { $set: { state: 'archived' } },
    );
    expect(await names()).toEqual(['brass-ball-valve-1-2-in']);
    await storedProducts().updateOne(
      { slug: 'pressure-gauge-63-mm-0-10-bar' },
      { $set: { state: 'published' } },
    );
  });
});
