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

test('its headers fit the 8 KB that servers on the way accept, and a long answer is described once', async () => {
  const response = await fetch(`${theShop()}/api/docs`);
  const headers = [...response.headers].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  expect(headers.length).toBeLessThan(8_000);
  const page = (await response.text()).replaceAll('<!-- -->', '');
  const links = [...page.matchAll(/the same as of[^a-z]*<a [^>]*href="#([^"]+)"/g)].map(([, id]) => id!);
  expect(links.length).toBeGreaterThan(10);
  expect(links.filter((id) => !page.includes(`id="${id}"`))).toEqual([]);
});
