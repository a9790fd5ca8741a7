import { pictureAddress, pictureSources } from '@/components/ui/picture-address';

afterEach(() => {
  delete process.env.PICTURES_VERSION;
  jest.resetModules();
});

test.each([
  ['/pictures/items/gear.webp', 100, '/pictures/items/128/gear.webp'],
  ['/pictures/items/gear.webp', 390, '/pictures/items/390/gear.webp'],
  ['/pictures/items/gear.webp', 1024, '/pictures/items/gear.webp'],
  ['/pictures/hero.webp', 1024, '/pictures/1024/hero.webp'],
  ['/pictures/hero.webp', 1920, '/pictures/hero.webp'],
  ['/api/images/abcdefghijklmnopqrstuvwx', 256, '/api/images/abcdefghijklmnopqrstuvwx?w=256'],
  ['/api/images/abcdefghijklmnopqrstuvwx', 1920, '/api/images/abcdefghijklmnopqrstuvwx'],
  ['/pictures/placeholder/drills.svg', 128, '/pictures/placeholder/drills.svg'],
  ['data:image/png;base64,AAAA', 128, 'data:image/png;base64,AAAA'],
])('%s for %d pixels is %s', (src, width, address) => {
  expect(pictureAddress(src, width)).toBe(address);
});

test('a build gives built-in pictures its version, and leaves other addresses alone', async () => {
  process.env.PICTURES_VERSION = 'v0123456789';
  jest.resetModules();
  const { pictureAddress: addressOf } = await import('@/components/ui/picture-address');
  const addresses = ['/pictures/items/gear.webp', '/api/images/abc', '/pictures/placeholder/drills.svg'];
  expect(addresses.map((src) => addressOf(src, 100))).toEqual([
    '/pictures/v0123456789/items/128/gear.webp',
    '/api/images/abc?w=128',
    '/pictures/placeholder/drills.svg',
  ]);
  expect(addressOf('/pictures/hero.webp', 1920)).toBe('/pictures/v0123456789/hero.webp');
});

test('a picture of a fixed width has a source for screens of two pixels a pixel, unless it is the same', () => {
  expect(pictureSources('/pictures/items/gear.webp', 128)).toBe(
    '/pictures/items/128/gear.webp 1x, /pictures/items/256/gear.webp 2x',
  );
  expect(pictureSources('/pictures/items/gear.webp', 44)).toBeUndefined();
});

test('a picture of a varying width has the variants from 256 pixels and the original as sources, each once', () => {
  expect(pictureSources('/pictures/items/gear.webp', 800, '50vw')).toBe(
    ['256', '390', '640'].map((width) => `/pictures/items/${width}/gear.webp ${width}w, `).join('') +
      '/pictures/items/gear.webp 800w',
  );
  expect(pictureSources('/pictures/hero.webp', 1600, '100vw')).toMatch(
    /1280\/hero\.webp 1280w, \/pictures\/hero\.webp 1920w$/,
  );
  expect(pictureSources('/pictures/placeholder/drills.svg', 800, '50vw')).toBeUndefined();
});
