import { carriers, trackingParagraphs, trackingUrl } from '@/lib/orders/rules/carriers';

test('a known carrier’s number leads to its tracking page, spaces aside', () => {
  expect(trackingUrl('UPS', '1Z 999 AA1')).toBe('https://www.ups.com/track?tracknum=1Z999AA1');
  for (const carrier of carriers) {
    const url = new URL(trackingUrl(carrier, 'A&B/1'));
    expect([carrier, url.protocol, url.href.includes('A%26B%2F1')]).toEqual([carrier, 'https:', true]);
  }
});

test('a link is its own tracking page; a number of an unknown carrier has none', () => {
  expect(trackingUrl('Road Freight', 'https://freight.example/p/1')).toBe('https://freight.example/p/1');
  expect(trackingUrl('Road Freight', 'PRO 12345')).toBe('');
  expect(trackingUrl('UPS', '')).toBe('');
  expect(trackingUrl('', 'javascript:alert(1)')).toBe('');
});

test('a mail names carrier, number and page, and says nothing where nothing is known', () => {
  const trackingPage = trackingUrl('UPS', '1Z');
  expect(trackingParagraphs({ carrier: 'UPS', tracking: '1Z', trackingUrl: trackingPage })).toEqual([
    'Tracking: UPS 1Z',
    `Follow your parcel: ${trackingPage}`,
  ]);
  expect(trackingParagraphs({ carrier: '', tracking: '', trackingUrl: '' })).toEqual([]);
  expect(trackingParagraphs(undefined)).toEqual([]);
});
