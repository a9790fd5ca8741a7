import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { changePublication } from '@/lib/content/commands/publish';
import { createContent } from '@/lib/content/commands/save';
import { findBrokenLinks, listBrokenLinks } from '@/lib/content/queries/links';
import { shopFolders } from '@/lib/content/rules/links';
import { contentText } from '@/lib/content/schema';
import { siteUrl } from '@/lib/platform/env';
import { seedContent } from '@/seed/content';
import { seedProducts } from '@/seed/products';
import { createAdmin } from '../orders/fixtures';

const grace = createAdmin('Grace Shop');

beforeAll(() => Promise.all([seedContent(), seedProducts()]));

test('no text of the demo has a broken link', async () => {
  expect(await listBrokenLinks()).toEqual([]);
});

test.each([
  ['[a product](/product/bench-vise-125-mm)', []],
  ['[a product that is gone](/product/no-such-thing)', ['/product/no-such-thing']],
  ['[a category](/shop/drills?sort=price#top)', []],
  ['[no category](/shop/hoses)', ['/shop/hoses']],
  ['[an article](/blog/lithium-battery-care/)', []],
  ['[the feed](/blog/rss.xml) and [a tag](/blog/tag/choosing)', []],
  ['[an article that is not public](/blog/storing-cutting-fluid)', ['/blog/storing-cutting-fluid']],
  ['[a page](/terms) and [another](/services/design)', []],
  ['[no page](/services/repairs)', ['/services/repairs']],
  ['[the cart](/cart), [home](/), [below](#below), [mail](mailto:a@b.example)', []],
  ['[elsewhere](https://elsewhere.example/nowhere)', []],
  ['![a picture](/pictures/items/cordless-drill.webp)', []],
  ['![no picture](/pictures/items/no-such.webp)', ['/pictures/items/no-such.webp']],
  ['![not uploaded](/api/images/no-such)', ['/api/images/no-such']],
  ['twice [one](/nowhere) [two](/nowhere)', ['/nowhere']],
])('of %s the broken links are %j', async (body, broken) => {
  expect(await findBrokenLinks(body)).toEqual(broken);
  // Pictures are shown by their paths only.
  const absolute = body.replaceAll(/(?<!!\[[^\]]*)\]\(\//g, `](${siteUrl()}/`);
  expect(await findBrokenLinks(absolute)).toEqual(broken);
});

test('a link to an address that redirects leads somewhere, and a new broken one is listed', async () => {
  const text = contentText.parse({
    title: 'Links',
    slug: 'links',
    summary: 'Links',
    body: '[gone](/blog/never-written)',
    picture: null,
    tags: [],
    author: '',
    seoTitle: '',
    seoDescription: '',
  });
  const created = await createContent(grace, 'post', text);
  if (!created.ok) throw new Error(created.failure.message);
  const { id, revision } = created.value;
  await changePublication(grace, 'post', id, { action: 'publish', revision });
  expect(await findBrokenLinks('[it](/blog/links)')).toEqual([]);
  expect(await listBrokenLinks()).toEqual([
    { kind: 'post', id, title: 'Links', links: ['/blog/never-written'] },
  ]);
});

test('every folder that counts as a part of the shop is one', () => {
  const app = join(process.cwd(), 'app');
  const groups = ['', '(account)', '(auth)', '(public)'];
  const folders = new Set(groups.flatMap((group) => readdirSync(join(app, group))));
  expect(shopFolders.filter((folder) => folder && !folders.has(folder))).toEqual([]);
});
