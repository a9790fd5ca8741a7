import { isMeantFor, isRunning, relatedPosts } from '@/lib/content/rules';
import type { PostSummary } from '@/lib/content/types';
import { rssFeed, siteMap, siteMapIndex, xmlText } from '@/lib/shared/xml';

const post = (slug: string, tags: string[], day: string, title = slug): PostSummary => ({
  slug,
  title,
  summary: 'Why & how',
  author: 'Us',
  picture: null,
  tags,
  minutes: 5,
  publishedAt: `${day}T09:00:00.000Z`,
  updatedAt: `${day}T09:00:00.000Z`,
});

describe('the feed', () => {
  const feed = rssFeed({
    title: 'Blog',
    description: 'About tools',
    page: 'https://shop.example/blog',
    self: 'https://shop.example/blog/rss.xml',
    entries: [
      {
        title: 'Nuts & <b>bolts</b>\u0000',
        url: 'https://shop.example/blog/bolts',
        text: 'Why & how',
        at: '2026-02-10T09:00:00.000Z',
      },
    ],
  });

  test('escapes article texts and leaves out what XML can’t hold', () => {
    expect(feed).toContain('<title>Nuts &amp; &lt;b&gt;bolts&lt;/b&gt;</title>');
    expect(feed).not.toContain('\u0000');
  });

  test('links to the article with the date format of RSS', () => {
    expect(feed).toContain('<link>https://shop.example/blog/bolts</link>');
    expect(feed).toContain('<pubDate>Tue, 10 Feb 2026 09:00:00 GMT</pubDate>');
  });
});

test('a site map lists addresses with their last change, an index lists site maps', () => {
  expect(siteMap([{ url: 'https://shop.example/a?b=1&c=2', changed: '2026-02-10T09:00:00.000Z' }])).toContain(
    '<url><loc>https://shop.example/a?b=1&amp;c=2</loc><lastmod>2026-02-10T09:00:00.000Z</lastmod></url>',
  );
  expect(
    siteMap([{ url: 'https://shop.example/a', pictures: ['https://shop.example/a.webp?b&c'] }]),
  ).toContain('<image:image><image:loc>https://shop.example/a.webp?b&amp;c</image:loc></image:image></url>');
  expect(siteMapIndex([{ url: 'https://shop.example/sitemaps/pages.xml' }])).toContain(
    '<sitemap><loc>https://shop.example/sitemaps/pages.xml</loc></sitemap>',
  );
});

test('text in XML can’t open or close an element or an attribute', () => {
  expect(xmlText('</loc><x a="1">&')).toBe('&lt;/loc&gt;&lt;x a=&quot;1&quot;&gt;&amp;');
});

test('suggested articles are those with the most tags in common, newest first', () => {
  const here = post('here', ['A', 'B'], '2026-01-01');
  const all = [
    here,
    post('none', ['C'], '2026-05-01'),
    post('one-old', ['A'], '2026-02-01'),
    post('one-new', ['B'], '2026-03-01'),
    post('both', ['A', 'B'], '2025-01-01'),
  ];
  expect(relatedPosts(here, all, 3).map(({ slug }) => slug)).toEqual(['both', 'one-new', 'one-old']);
});

test('a notice for customers isn’t shown to admins or visitors; a notice for all is shown to everybody', () => {
  expect([null, 'customer', 'admin'].map((who) => isMeantFor('customers', who as null))).toEqual([
    ...[false, true, false],
  ]);
  expect(isMeantFor('all', null) && isMeantFor('all', 'admin')).toBe(true);
});

test('a notice is shown from its start until just before its end', () => {
  const span = { from: '2026-01-01T00:00:00.000Z', until: '2026-02-01T00:00:00.000Z' };
  expect(isRunning(span, new Date('2026-01-01T00:00:00.000Z'))).toBe(true);
  expect(isRunning(span, new Date('2025-12-31T23:59:59.999Z'))).toBe(false);
  expect(isRunning(span, new Date('2026-02-01T00:00:00.000Z'))).toBe(false);
});
