import fc from 'fast-check';
import { headerText, isMailbox, retryDelay } from '@/lib/mail/rules';
import { renderMail } from '@/lib/mail/templates';
import { defaultShop } from '@/lib/settings/rules/shop';

const home = 'https://shop.example';
const template = { subject: 'Hello', heading: 'Hello', paragraphs: ['One', 'Two'] };

test('HTML and text have the same content', () => {
  const full = {
    ...template,
    action: { label: 'See it', url: 'https://shop.example/x?a=1&b=2' },
    table: { head: ['What', 'Amount'], rows: [['Bolt', '$1.00']] },
    footnote: 'Because you asked.',
  };
  const { html, text } = renderMail(full, defaultShop, home);
  for (const words of ['Hello', 'One', 'Two', 'See it', 'Bolt', '$1.00', 'Because you asked.', 'Cleveland']) {
    expect(html).toContain(words);
    expect(text).toContain(words);
  }
  expect(html).toContain('href="https://shop.example/x?a=1&amp;b=2"');
  expect(text).toContain('https://shop.example/x?a=1&b=2');
});

test('amounts and labels of a table stay on one line, longer texts wrap', () => {
  const rows = [
    ['100 × 18 V Brushless Drill Driver Kit', '$1,234.00'],
    ['Item', 'https://shop.example/product/drill'],
  ];
  const { html } = renderMail({ ...template, table: { rows } }, defaultShop, home);
  const whole = [...html.matchAll(/<td[^>]*nowrap[^>]*>([^<]*)/g)].map(([, text]) => text);
  expect(whole).toEqual(['$1,234.00', 'Item']);
});

test('no text adds an element to the HTML', () => {
  const tags = (html: string) => html.match(/<[^>]*>/g)!.length;
  const plain = renderMail({ ...template, subject: 'x', heading: 'x', paragraphs: ['x'] }, defaultShop, home);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const evil = `${text}<img src=x onerror=alert(1)>"'`.replaceAll('\n', '');
      const { html } = renderMail({ subject: evil, heading: evil, paragraphs: [evil] }, defaultShop, home);
      expect(tags(html)).toBe(tags(plain.html));
    }),
  );
});

test('a button links only to http addresses', () => {
  for (const url of ['javascript:alert(1)', 'data:text/html,x', '//evil.example', '/relative']) {
    expect(() => renderMail({ ...template, action: { label: 'x', url } }, defaultShop, home)).toThrow(
      'http(s)',
    );
  }
});

test('a header is always a single line', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(headerText(`a${text}\r\nBcc: x@y.example`)).not.toMatch(/[\u0000-\u001f\u007f\u2028\u2029]/);
    }),
  );
});

test('one plain address is a mailbox; lists, names and line breaks are not', () => {
  expect(['a@b.example', 'first.last+tag@company.tools'].every(isMailbox)).toBe(true);
  expect(
    ['a@b, c@d', 'A <a@b>', 'a@b\n', 'a b@c', '', 'a', '"a"@b', `${'a'.repeat(260)}@b.c`].some(isMailbox),
  ).toBe(false);
});

test('retries wait 30 seconds, then twice as long each time, up to 16 minutes', () => {
  expect([1, 2, 3, 4, 5, 6, 7, 50].map((attempts) => retryDelay(attempts) / 1_000)).toEqual([
    ...[30, 60, 120, 240, 480, 960, 960, 960],
  ]);
});
