import { createHash } from 'node:crypto';
import { inlineScriptsOf } from '@/server/content-security-policy';
import { theShop } from '../support/open-shop';

const missing = [
  '/product/no-such-product',
  '/blog/no-such-post',
  '/blog/page/999',
  '/blog/tag/choosing/999',
  '/manuals/no-such-manual',
  '/shop/no-such-category',
  '/no-such-page',
];

test.each(missing)('%s is a readable 404 page without scripts, in every encoding', async (path) => {
  for (const encoding of ['identity', 'gzip', 'br']) {
    const response = await fetch(theShop() + path, { headers: { 'accept-encoding': encoding } });
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toMatch(/<h1[^>]*>[^<]*not found/i);
    expect(html.match(/role="search"/g)).toHaveLength(2);
    const policy = response.headers.get('content-security-policy');
    for (const script of inlineScriptsOf(html)) {
      expect(policy).toContain(createHash('sha256').update(script).digest('base64'));
    }
  }
});
