import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import pictureLoader from '@/components/ui/picture-loader';
import configFor from '@/next.config.mjs';
import { testimonialsData } from '@/seed/content-data/notices-data';
import { pagesData } from '@/seed/content-data/pages-data';
import { postsData } from '@/seed/content-data/posts-data';
import { demoInputs } from '@/seed/items';
import { looks } from '@/seed/products/looks-data';

const inputs = demoInputs();
const shown = new Set(
  inputs.flatMap(({ pictures, variants }) => [...pictures, ...variants.map(({ img }) => img ?? '')]),
);
const written = [...testimonialsData, ...pagesData, ...postsData].flatMap(({ picture }) => picture ?? []);
const isThere = (picture: string) => existsSync(join('public', picture));
const goods = readdirSync('public/pictures/items').filter((file) => file.endsWith('.webp'));
const drawing = (picture: string) => picture.includes('/placeholder/');

describe('the pictures of the demo catalogue', () => {
  test('are there, for items as for pages, articles and testimonials', () => {
    expect([...shown, ...written].filter((picture) => !isThere(picture))).toEqual([]);
  });

  test('show each item itself, never the drawing of its category', () => {
    expect([...shown].filter(drawing)).toEqual([]);
  });

  test('lie ready in every width that a page asks for, no wider than that', async () => {
    const { deviceSizes = [], imageSizes = [] } = configFor('phase-production-build').images ?? {};
    const all = [...shown, ...written, '/pictures/hero.webp'];
    const wrong: string[] = [];
    for (const src of all) {
      for (const width of [...imageSizes, ...deviceSizes]) {
        const address = pictureLoader({ src, width });
        const real = isThere(address) ? (await sharp(join('public', address)).metadata()).width : 0;
        if (!real || (address !== src && real > width)) wrong.push(address);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('of the home page and of About have no ground of their own, so that they stand on a light page as on a dark one', async () => {
    for (const still of ['hero', 'about']) {
      const { data, info } = await sharp(`public/pictures/${still}.webp`)
        .ensureAlpha()
        .raw()
        .toBuffer({ resolveWithObject: true });
      const opacity = (x: number, y: number) => data[(y * info.width + x) * 4 + 3];
      const [right, bottom] = [info.width - 1, info.height - 1];
      const corners = [opacity(0, 0), opacity(right, 0), opacity(0, bottom), opacity(right, bottom)];
      expect(corners).toEqual([0, 0, 0, 0]);
      expect(opacity(info.width / 2, info.height / 2)).toBe(255);
    }
  });

  test('belong to the form that an item is said to have', () => {
    const wrong = Object.entries(looks).filter(([name, form]) => {
      const product = inputs.find((input) => input.name === name);
      return !product?.pictures[0]?.endsWith(`-${form}.webp`);
    });
    expect(wrong).toEqual([]);
  });

  test('differ from item to item, as sizes and forms do', () => {
    const first = new Map<string, string>();
    const alike = inputs.filter(({ name, pictures: [picture = ''] }) => {
      const other = first.get(picture);
      first.set(picture, other ?? name);
      return other !== undefined;
    });
    expect(alike.map(({ name, pictures }) => [name, first.get(pictures[0] ?? '')])).toEqual([]);
  });

  test('differ from colour to colour', () => {
    const alike = inputs.filter(
      ({ variants }) =>
        variants.some(({ colour: color }) => color) &&
        new Set(variants.map(({ img }) => img)).size < variants.length,
    );
    expect(alike.map(({ name }) => name)).toEqual([]);
  });

  test('are all in use', () => {
    const files = goods.map((file) => `/pictures/items/${file}`);
    expect(files.filter((file) => !shown.has(file) && !written.includes(file))).toEqual([]);
  });

  test('are listed with their texts', () => {
    const kinds = JSON.parse(readFileSync('tools/pictures/kinds.json', 'utf8')) as {
      kind: string;
      colours: string[];
      forms: string[];
      views: number;
      alt: string;
    }[];
    const files = kinds.flatMap(({ kind, colours: colors, forms, views }) => [
      kind,
      ...[...colors.slice(1), ...forms].map((form) => `${kind}-${form}`),
      ...Array.from({ length: views - 1 }, (_, index) => `${kind}-view${index + 2}`),
    ]);
    expect(files.map((file) => `${file}.webp`).sort()).toEqual([...goods].sort());
    expect(kinds.filter(({ alt }) => !alt)).toEqual([]);
  });
});
