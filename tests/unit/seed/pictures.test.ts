import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { pictureAddress } from '@/components/ui/picture-address';
import { imageWidths } from '@/lib/images/rules';
import { readDemoPages, readDemoPosts, readDemoTestimonials } from '@/seed/content';
import { readDemoProducts, type DemoProduct } from '@/seed/products';

let products: DemoProduct[] = [];
let shown = new Set<string>();
let written: string[] = [];

beforeAll(async () => {
  products = await readDemoProducts();
  shown = new Set(
    products.flatMap(({ pictures, variants }) => [...pictures, ...variants.map(({ img }) => img ?? '')]),
  );
  const content = [await readDemoTestimonials(), await readDemoPages(), await readDemoPosts()].flat();
  written = content.flatMap(({ picture }) => picture ?? []);
});

const isThere = (picture: string) => existsSync(join('public', picture));
const pictureFiles = readdirSync('public/pictures/items').filter((file) => file.endsWith('.webp'));
const isPlaceholder = (picture: string) => picture.includes('/placeholder/');

describe('the pictures of the demo catalog', () => {
  test('exist, for products, pages, articles and testimonials', () => {
    expect([...shown, ...written].filter((picture) => !isThere(picture))).toEqual([]);
  });

  test('show each product itself, never the placeholder of its category', () => {
    expect([...shown].filter(isPlaceholder)).toEqual([]);
  });

  test('exist in every width that a page requests, and in no larger one', async () => {
    const all = [...shown, ...written, '/pictures/hero.webp'];
    const wrong: string[] = [];
    for (const src of all) {
      for (const width of [...imageWidths, 1920]) {
        const address = pictureAddress(src, width);
        const real = isThere(address) ? (await sharp(join('public', address)).metadata()).width : 0;
        if (!real || (address !== src && real > width)) wrong.push(address);
      }
    }
    expect(wrong).toEqual([]);
  });

  test('exist as AVIF too, which most browsers are sent', () => {
    const files = readdirSync('public/pictures', { recursive: true }).map(String);
    const formats = (type: string) =>
      files.filter((file) => file.endsWith(`.${type}`)).map((file) => file.slice(0, -type.length));
    expect(formats('avif').sort()).toEqual(formats('webp').sort());
  });

  test('of the home page and of About are transparent around their subject, for light and dark pages', async () => {
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

  test('differ between products as their sizes and shapes do', () => {
    const first = new Map<string, string>();
    const alike = products.filter(({ name, pictures: [picture = ''] }) => {
      const other = first.get(picture);
      first.set(picture, other ?? name);
      return other !== undefined;
    });
    expect(alike.map(({ name, pictures }) => [name, first.get(pictures[0] ?? '')])).toEqual([]);
  });

  test('differ between colors', () => {
    const alike = products.filter(
      ({ variants }) =>
        variants.some(({ color }) => color) && new Set(variants.map(({ img }) => img)).size < variants.length,
    );
    expect(alike.map(({ name }) => name)).toEqual([]);
  });

  test('are all used', () => {
    const paths = pictureFiles.map((file) => `/pictures/items/${file}`);
    expect(paths.filter((path) => !shown.has(path) && !written.includes(path))).toEqual([]);
  });

  test('are listed with their alternative texts', () => {
    const kinds = JSON.parse(readFileSync('tools/pictures/kinds.json', 'utf8')) as {
      kind: string;
      colors: string[];
      forms: string[];
      views: number;
      alt: string;
    }[];
    const files = kinds.flatMap(({ kind, colors, forms, views }) => [
      kind,
      ...[...colors.slice(1), ...forms].map((form) => `${kind}-${form}`),
      ...Array.from({ length: views - 1 }, (_, index) => `${kind}-view${index + 2}`),
    ]);
    expect(files.map((file) => `${file}.webp`).sort()).toEqual([...pictureFiles].sort());
    expect(kinds.filter(({ alt }) => !alt)).toEqual([]);
  });
});
