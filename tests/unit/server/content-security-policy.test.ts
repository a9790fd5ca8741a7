import { createHash } from 'node:crypto';
import { contentSecurityPolicy, inlineScriptHashes } from '@/server/content-security-policy';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;

describe('the policy of a cached page', () => {
  test('names each inline script of the page by its hash, once', () => {
    const html = '<script>one()</script><p>x</p><script id="a">two()</script><script>one()</script>';
    expect(inlineScriptHashes(html)).toEqual([hash('one()'), hash('two()')]);
  });

  test('contains no hash for script files and JSON data, which need none', () => {
    const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
    expect(inlineScriptHashes(html)).toEqual([]);
  });

  test('never contains unsafe-inline for scripts', () => {
    const policy = contentSecurityPolicy([hash('one()')]);
    const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
    expect(scripts).toBe(`script-src 'self' ${hash('one()')}`);
    for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
      expect(policy).toContain(part);
    }
  });
});
