import { trackingParagraphs, trackingUrl } from '@/lib/orders/rules/carriers';
import { defaultCarriers as carriers } from '@/lib/settings/rules/carriers';
import { carrier } from '@/lib/settings/schema/carriers';

test('a known carrier’s number leads to its tracking page, spaces aside', () => {
  expect(trackingUrl(carriers, 'UPS', '1Z 999 AA1')).toBe('https://www.ups.com/track?tracknum=1Z999AA1');
  for (const { name } of carriers) {
    const url = new URL(trackingUrl(carriers, name, 'A&B/1'));
    expect([name, url.protocol, url.href.includes('A%26B%2F1')]).toEqual([name, 'https:', true]);
  }
});

test('a link is its own tracking page; a number of an unknown carrier has none', () => {
  expect(trackingUrl(carriers, 'Road Freight', 'https://freight.example/p/1')).toBe(
    'https://freight.example/p/1',
  );
  expect(trackingUrl(carriers, 'Road Freight', 'PRO 12345')).toBe('');
  expect(trackingUrl(carriers, 'UPS', '')).toBe('');
  expect(trackingUrl(carriers, '', 'javascript:alert(1)')).toBe('');
});

test('a mail names carrier, number and page, and says nothing where nothing is known', () => {
  const trackingPage = trackingUrl(carriers, 'UPS', '1Z');
  expect(trackingParagraphs({ carrier: 'UPS', tracking: '1Z', trackingUrl: trackingPage })).toEqual([
    'Tracking: UPS 1Z',
    `Follow your parcel: ${trackingPage}`,
  ]);
  expect(trackingParagraphs({ carrier: '', tracking: '', trackingUrl: '' })).toEqual([]);
  expect(trackingParagraphs(undefined)).toEqual([]);
});

test('a tracking page is an https address that holds the number behind its host, or empty', () => {
  const accepts = (trackingPage: string) => carrier.safeParse({ name: 'Road', trackingPage }).success;
  for (const { name, trackingPage } of carriers) expect([name, accepts(trackingPage)]).toEqual([name, true]);
  expect(accepts('')).toBe(true);
  const wrong = [
    'http://road.example/{number}',
    'https://road.example/track',
    'https://{number}.road.example/',
    'https://{number}/',
    'https://me@road.example/{number}',
    'javascript:alert({number})',
    'road.example/{number}',
  ];
  for (const each of wrong) expect([each, accepts(each)]).toEqual([each, false]);
});

test('a number can’t add to the address of its tracking page', () => {
  const own = [{ name: 'Road', trackingPage: 'https://road.example/t/{number}?lang=en' }];
  expect(trackingUrl(own, 'Road', "$&/../?a=b#'")).toBe(
    "https://road.example/t/%24%26%2F..%2F%3Fa%3Db%23'?lang=en",
  );
});
