import { createHash } from 'node:crypto';
import { pagePolicy } from '@/lib/shared/security-headers.mjs';
import { inlineScriptsOf, scriptHashes } from '@/server/content-security-policy';

const hash = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const page = (...scripts: string[]) => scripts.map((script) => `<p>x</p><script>${script}</script>`).join('');

const ofNext = [
  '(self.__next_f=self.__next_f||[]).push([0])',
  String.raw`self.__next_f.push([1,"1:[\"$\",\"p\",null,{}]\nalert(1)\u003c/script\u003e"])`,
  'self.__next_f.push([3,"AAECAw=="])',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/0a_b.js"],"runtimeModuleIds":[1]});',
];

test('the scripts that Next emits are allowed by their hash, once each', () => {
  expect(scriptHashes(page(...ofNext, ...ofNext))).toEqual(ofNext.map(hash));
});

test('the shop’s own inline scripts are allowed', () => {
  expect(scriptHashes(page('own()'), ['own()'])).toEqual([hash('own()')]);
});

test.each([
  'alert(1)',
  'own();alert(1)',
  'self.__next_f.push([1,alert(1)])',
  'self.__next_f.push([1,"a"]);alert(1)',
  'self.__next_f.push([1,"a"+alert(1)+"b"])',
  'self.__next_f.push([1,`${alert(1)}`])',
  'self.__next_f.push([1,"a"]),alert([1])',
  'alert(1);self.__next_f.push([1,"a"])',
  '(self.__next_f=self.__next_f||[]).push([0]);alert(1)',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["static/chunks/a.js"],"x":alert(1)});',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["../api/images/0123.js"]});',
  '(globalThis["TURBOPACK"] || (globalThis["TURBOPACK"] = [])).push({"otherChunks":["//evil.example/a.js"]});',
])('an injected script gets no hash: %s', (script) => {
  expect(inlineScriptsOf(page(script))).toEqual([script]);
  expect(scriptHashes(page(...ofNext, script), ['own()'])).toEqual(ofNext.map(hash));
});

test('script files and JSON data need no hash', () => {
  const html = '<script src="/a.js" async=""></script><script type="application/ld+json">{"a":1}</script>';
  expect(inlineScriptsOf(html)).toEqual([]);
});

test('the policy of a cached page never contains unsafe-inline for scripts', () => {
  const policy = pagePolicy([hash('one()')]);
  const scripts = policy.split('; ').find((part) => part.startsWith('script-src'));
  expect(scripts).toBe(`script-src 'self' ${hash('one()')}`);
  for (const part of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"]) {
    expect(policy).toContain(part);
  }
});
