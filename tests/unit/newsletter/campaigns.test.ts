import { markdownHtml, markdownText } from '@/lib/mail/markdown';
import { mailHtml } from '@/lib/mail/templates';
import { campaignMail } from '@/lib/newsletter/emails';
import { figuresOf, newsletterHref, sendingTime, shareOfAttempted } from '@/lib/newsletter/rules/campaigns';
import { subscriberWords } from '@/lib/newsletter/rules/subscribers';
import { campaignText } from '@/lib/newsletter/schema/campaigns';
import { defaultShop } from '@/lib/settings/rules/shop';

const home = 'https://shop.example';
const html = (markdown: string) => markdownHtml(markdown, { link: '#123456', home });

test('the figures add up: every recipient is in one of them', () => {
  const counts = { waiting: 1, queued: 2, sent: 40, bounced: 3, failed: 4, skipped: 5, stopped: 6 };
  const figures = figuresOf(counts, 2);
  expect(figures).toMatchObject({ recipients: 61, waiting: 3, sent: 40, unsubscribed: 2 });
  const { sent, waiting, bounced, failed, skipped, stopped } = figures;
  expect(sent + waiting + bounced + failed + skipped + stopped).toBe(figures.recipients);
  expect(shareOfAttempted(figures.unsubscribed, figures)).toBe('4.7%');
  expect(shareOfAttempted(1, { sent: 0, bounced: 0 })).toBe('');
});

test('the time that sending takes follows from the limit', () => {
  expect(sendingTime(1, 60)).toBe('about a minute');
  expect(sendingTime(601, 60)).toBe('about 11 minutes');
  expect(sendingTime(60_000, 100)).toBe('about 10 hours');
});

test('an address is found by all of it, both sides of the @, and their parts', () => {
  expect(subscriberWords('Ada.Berg+news@mail.plant.example')).toEqual([
    'ada.berg+news@mail.plant.example',
    'ada.berg+news',
    'mail.plant.example',
    'ada',
    'berg',
    'news',
    'mail',
    'plant',
    'example',
  ]);
});

test('a list’s address names only the filters that are set', () => {
  expect(newsletterHref('/x', { state: undefined, q: '', page: 1 })).toBe('/x');
  expect(newsletterHref('/x', { state: 'sent', page: 2 })).toBe('/x?state=sent&page=2');
});

test('links and pictures of the shop get its full address; scripts and foreign pictures don’t survive', () => {
  const written = html(
    '[Drills](/shop/drills) ![A drill](/api/images/abc) ![](https://evil.example/pixel.gif) [x](javascript:alert(1)) <script>alert(1)</script><style>p{}</style>',
  );
  expect(written).toContain('href="https://shop.example/shop/drills"');
  expect(written).toContain('src="https://shop.example/api/images/abc?w=1280"');
  expect(written).not.toMatch(/evil|javascript|script|<style/);
});

test('every element of a mail has its style, and a table stays a table', () => {
  const written = html('## Title\n\n- one\n\n| a | b |\n|---|---|\n| 1 | 2 |');
  for (const tag of ['h2', 'ul', 'li', 'table', 'th', 'td'])
    expect(written).toMatch(new RegExp(`<${tag} [^>]*style="`));
});

test('the plain text has the words of the HTML, with addresses behind the words that link', () => {
  const text = markdownText(
    '## Title\n\nSee [the drills](/shop/drills) & **more**:\n\n- one\n- two\n\nhttps://a.example/x',
    home,
  );
  expect(text).toBe(
    'Title\n\nSee the drills (https://shop.example/shop/drills) & more:\n\n- one\n- two\n\nhttps://a.example/x',
  );
});

test('the preheader is hidden and comes first, and the unsubscribe link is in the mail', () => {
  const text = { subject: 'News', preheader: 'Ten <drills>', body: 'Hello' };
  const mail = mailHtml(campaignMail(text, 'Hexbolt', 'a'.repeat(43)), defaultShop, home);
  const body = mail.slice(mail.indexOf('<body'));
  expect(body.indexOf('Ten &lt;drills&gt;')).toBeLessThan(body.indexOf('News'));
  expect(body).toMatch(/display:none[^>]*>Ten/);
  expect(body).toContain(`/api/newsletter/unsubscribe?token=${'a'.repeat(43)}"`);
});

test.each([
  [{ subject: ' ' }, 'Enter a subject'],
  [{ subject: 'a\r\nBcc: x@y.example' }, 'can’t be shown'],
  [{ perMinute: 0 }, 'Must be 1 or more'],
  [{ perMinute: 1.5 }, 'Enter a whole number'],
  [{ perMinute: 5_000 }, 'Must be 1000 or less'],
  [{ category: '$gt' }, 'Choose a category'],
])('a campaign with %j is rejected with what would be right', (wrong, message) => {
  const right = { subject: 'News', preheader: '', body: '', category: null, perMinute: 60 };
  expect(campaignText.safeParse(right).success).toBe(true);
  expect(campaignText.safeParse({ ...right, ...wrong }).error?.issues[0]?.message).toContain(message);
});
