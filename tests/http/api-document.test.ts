import { theShop } from '../support/open-shop';

test('the page of the API names who may make each call and every field of a list', async () => {
  const page = await (await fetch(`${theShop()}/api/docs`)).text();
  const text = page
    .replace(/<(script|style)[^]*?<\/\1>/g, '')
    .replace(/<!--.*?-->|<wbr\/?>/g, '')
    .replace(/<[^>]+>/g, '\n');
  const callers = [...text.matchAll(/^Who: (.*?) · Errors/gm)].map(([, who]) => who);
  expect(callers.length).toBeGreaterThan(80);
  expect(callers).toContain('Anyone');
  expect(callers).toContain('Customers with a verified email');
  expect(callers).toContain('Admin, Manager, Read-only');
  expect(callers).not.toContain('');
  expect(text).not.toContain('array of anything');
  expect(text).toMatch(/^lines\.quantity|^lines\[\]\.quantity/m);
});
