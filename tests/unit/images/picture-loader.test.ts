import pictureLoader from '@/components/ui/picture-loader';

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
  expect(pictureLoader({ src, width })).toBe(address);
});
