import { sampleStructure } from '@/tests/support/sample-structure';
import { storedProducts } from '@/tests/support/stored-products';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { PDFDocument } from '@cantoo/pdf-lib';
import { products } from '@/lib/catalog/collection/products';
import { dataSheetPdf } from '@/lib/catalog/pdf';
import { viewsOf } from '@/lib/catalog/queries/products';
import { findProduct } from '@/lib/catalog/queries/products';
import { findRelated } from '@/lib/catalog/queries/related';
import {
  fieldNamed,
  fieldsFor,
  filterableOf,
  specificationProblem,
} from '@/lib/catalog/rules/specification-fields';
import type { Product } from '@/lib/catalog/schema/product';
import { findPage } from '@/lib/content/queries';
import { searchProducts } from '@/lib/search/queries/shop';
import { readShopView, type SearchParams } from '@/lib/search/rules/shop-view';
import { findShop } from '@/lib/settings/queries';
import { findDeliveryOptions } from '@/lib/delivery/queries';
import { demoZones } from '@/seed/delivery';
import { seedContent } from '@/seed/content';
import { readDemoProducts, seedProducts } from '@/seed/products';
import { defaultShop } from '@/lib/settings/rules/shop';

let all: Product[] = [];

beforeAll(async () => {
  await Promise.all([seedProducts(), seedContent()]);
  all = await viewsOf(
    await products()
      .find({ seeded: { $exists: true } })
      .toArray(),
  );
});

test('a battery of the demo is not sent by express, alone or with other goods, but by freight', async () => {
  const shop = { ...(await findShop()), deliveryZones: demoZones };
  const ohio = { country: 'US', region: 'OH', postcode: '44114' };
  const problemsOf = async (...goods: Product[]) => {
    const lines = goods.map(({ name, variants: [variant] }) => ({
      sku: variant!.sku,
      name,
      quantity: 1,
      total: 10_000,
    }));
    const options = await findDeliveryOptions(shop, ohio, lines);
    return Object.fromEntries(options.map(({ id, offer, problem }) => [id, offer ? null : problem]));
  };
  const [light] = all.filter(({ weightGrams, oversize }) => weightGrams > 0 && !oversize);
  expect(await problemsOf(light!)).toMatchObject({ standard: null, express: null });
  const dangerous = all.filter((product) => product.dangerousGoods);
  expect(dangerous.map(({ slug }) => slug).sort()).toEqual([
    '12-v-battery-pack-2-0-ah',
    '18-v-battery-pack-2-0-ah',
    '18-v-battery-pack-5-0-ah',
    '18-v-battery-pack-8-0-ah',
  ]);
  for (const battery of dangerous) {
    const express = `Express can’t carry dangerous goods: ${battery.name}.`;
    expect(await problemsOf(battery)).toMatchObject({ standard: null, express });
    expect(await problemsOf(light!, battery)).toMatchObject({ standard: null, express });
  }
});

describe('every product of the demo catalog', () => {
  test('is loaded', async () => expect(all).toHaveLength((await readDemoProducts()).length));

  test('has a type and at least one more field that its category filters by', () => {
    const unfilterable = all.filter(({ category, specifications }) => {
      const offered = new Set(fieldsFor(sampleStructure, category).map(({ key }) => key));
      const known = specifications.flatMap(({ name }) => fieldNamed(sampleStructure, name)?.key ?? []);
      return !known.includes('type') || known.filter((key) => offered.has(key)).length < 2;
    });
    expect(unfilterable.map(({ name }) => name)).toEqual([]);
  });

  test('has valid values in the filterable fields, each field once', () => {
    const wrong = all.flatMap(({ name, specifications }) =>
      specifications.flatMap((row) => {
        const isRepeated = specifications.filter((other) => other.name === row.name).length > 1;
        const problem = isRepeated ? 'is there twice' : specificationProblem(sampleStructure, row);
        return problem ? `${name}, ${row.name} ${row.value}: ${problem}` : [];
      }),
    );
    expect(wrong).toEqual([]);
  });

  test('states its weight, color and size, its width unless it is round, and its frame if it is a tool', () => {
    const without = (name: string) =>
      all.filter(({ specifications }) => !specifications.some((row) => row.name === name));
    for (const name of ['Weight', 'Color', 'Size']) expect(without(name)).toEqual([]);
    const kindsWithout = (name: string) =>
      new Set(without(name).flatMap(({ specifications }) => specifications[0]?.value ?? []));
    expect(kindsWithout('Width')).toEqual(new Set(['Drill bit', 'Gloves', 'Hole saw', 'Sanding disc']));
    const tools = without('Frame').filter(({ category }) => /tools|drills/.test(category));
    expect(tools.map(({ name }) => name)).toEqual([]);
  });

  test('refers only to products that exist, and never to itself', () => {
    const slugs = new Set(all.map(({ slug }) => slug));
    const wrong = all.flatMap(({ slug, accessories, spareParts, successor }) =>
      [...accessories, ...spareParts, ...(successor ? [successor] : [])]
        .filter((other) => other === slug || !slugs.has(other))
        .map((other) => `${slug} → ${other}`),
    );
    expect(wrong).toEqual([]);
  });

  test('shows pictures that exist', () => {
    const named = all.flatMap(({ pictures, variants }) => [...pictures, ...variants.map(({ img }) => img)]);
    const missing = [...new Set(named)].filter((path) => !existsSync(join(process.cwd(), 'public', path)));
    expect(missing).toEqual([]);
  });

  test('has documents that open: written pages, and a data sheet that is a PDF', async () => {
    const linked = [...new Set(all.flatMap(({ documents }) => documents.map(({ href }) => href)))];
    expect(linked.length).toBeGreaterThanOrEqual(6);
    const unwritten: string[] = [];
    for (const href of linked) if (!(await findPage(href.slice(1)))?.html) unwritten.push(href);
    expect(unwritten).toEqual([]);
    // Each data sheet takes a quarter of a second, so only the longest text and the most variants of each category are
    // tested.
    const largest = (size: (product: Product) => number) =>
      sampleStructure.categories.flatMap(({ slug }) =>
        all
          .filter(({ category }) => category === slug)
          .sort((a, b) => size(b) - size(a))
          .slice(0, 1),
      );
    const samples = [
      ...largest(({ description }) => description.length),
      ...largest(({ variants }) => variants.length),
      ...all.filter(({ successor }) => successor),
    ];
    for (const product of samples) {
      const file = await PDFDocument.load(
        await dataSheetPdf(product, defaultShop, {
          category: 'Drills',
          picture: null,
          site: 'https://shop.example',
        }),
      );
      expect([file.getTitle(), file.getPageCount()]).toEqual([
        `${product.name}: data sheet`,
        expect.any(Number),
      ]);
    }
  });
});

describe('related products', () => {
  const count = (holds: (product: Product) => boolean) => all.filter(holds).length;

  test('several products have spare parts, accessories or a successor, and one is announced', () => {
    expect(count(({ spareParts }) => spareParts.length > 0)).toBeGreaterThanOrEqual(15);
    expect(count(({ accessories }) => accessories.length > 0)).toBeGreaterThanOrEqual(20);
    expect(count(({ successor }) => successor !== null)).toBeGreaterThanOrEqual(2);
    expect(count(({ availableFrom }) => availableFrom > '2026-11-21')).toBeGreaterThanOrEqual(1);
  });

  test('the successor of a discontinued product is found, also by its former slug', async () => {
    const product = (await findProduct('18-v-drill-driver-40-nm-brushed'))!;
    expect((await findRelated(product)).successor?.name).toBe('18 V Drill Driver, 45 Nm');
    await storedProducts().updateOne(
      { slug: '18-v-drill-driver-45-nm' },
      { $set: { slug: 'moved' }, $push: { oldSlugs: '18-v-drill-driver-45-nm' } },
    );
    expect((await findRelated(product)).successor?.slug).toBe('moved');
    await storedProducts().updateOne(
      { slug: 'moved' },
      { $set: { slug: '18-v-drill-driver-45-nm' }, $pull: { oldSlugs: '18-v-drill-driver-45-nm' } },
    );
  });

  test('spare parts keep their order, and an archived one is left out', async () => {
    const compressor = (await findProduct('workshop-compressor-24-l'))!;
    const names = async () => (await findRelated(compressor)).spareParts.map((product) => product.slug);
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

describe('the lists of the demo catalog', () => {
  const leading = async (category: string | null, params: SearchParams = {}) => {
    const { rows } = await searchProducts(readShopView(sampleStructure, category, params));
    return rows.slice(0, 3);
  };
  const typeOf = ({ specifications }: Product) => specifications.find(({ name }) => name === 'Type')?.value;

  test('lead with three different types of product in every category', async () => {
    for (const { slug } of sampleStructure.categories) {
      expect([slug, new Set((await leading(slug)).map(typeOf)).size]).toEqual([slug, 3]);
    }
  });

  test('lead with other products under every tag', async () => {
    const names = await Promise.all(
      sampleStructure.tags.map(({ slug }) => slug).map((tag) => leading(null, { tag })),
    );
    const flat = names.flat().map(({ name }) => name);
    expect(flat).toHaveLength(3 * sampleStructure.tags.map(({ slug }) => slug).length);
    expect(new Set(flat).size).toBe(flat.length);
  });

  test('offer sizes as filters, but not dimensions', () => {
    const sizes = all.flatMap(({ category, specifications }) =>
      category === 'gear-equipment' ? filterableOf(sampleStructure, specifications).choices : [],
    );
    expect(sizes.filter((choice) => /^size=.*( × | to )/.test(choice))).toEqual([]);
    expect(sizes).toContain('size=53–63 cm');
  });
});
