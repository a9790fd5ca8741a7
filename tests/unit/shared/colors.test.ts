import fc from 'fast-check';
import { colorStyle, contrastRatio, defaultColors, mailColors, readableOn } from '@/lib/shared/colors';

const color = fc
  .tuple(...[0, 1, 2].map(() => fc.integer({ min: 0, max: 255 })))
  .map((rgb) => `#${rgb.map((value) => value.toString(16).padStart(2, '0')).join('')}`);

test('black and white have a contrast of 21, a color with itself 1, in either order', () => {
  expect(contrastRatio('#000000', '#ffffff')).toBeCloseTo(21);
  expect(contrastRatio('#ffffff', '#000000')).toBeCloseTo(21);
  expect(contrastRatio('#f28c18', '#f28c18')).toBe(1);
  expect(contrastRatio('#767676', '#ffffff')).toBeCloseTo(4.54, 2);
});

test('every color has a similar one that is readable on white, and a readable one stays as it is', () => {
  fc.assert(
    fc.property(color, (any) => {
      const readable = readableOn(any, ['#f4f4f2', '#ffffff']);
      expect(contrastRatio(readable, '#f4f4f2')).toBeGreaterThanOrEqual(4.5);
      expect(readableOn(readable, ['#f4f4f2', '#ffffff'])).toBe(readable);
    }),
  );
});

test('the default colors need no style sheet; others get readable text on buttons and links', () => {
  expect(colorStyle(defaultColors)).toBeNull();
  expect(mailColors(defaultColors)).toMatchObject({ accent: '#f28c18', link: '#8f4700' });
  fc.assert(
    fc.property(color, (accent) => {
      const { onAccent, link, darkLink } = mailColors({ accent, header: '#101820' });
      expect(contrastRatio(onAccent, accent)).toBeGreaterThanOrEqual(4.2);
      expect(contrastRatio(link, '#ffffff')).toBeGreaterThanOrEqual(4.5);
      expect(contrastRatio(darkLink, '#1c2125')).toBeGreaterThanOrEqual(4.5);
    }),
  );
  expect(colorStyle({ accent: '#00a37a', header: '#101820' })).toContain('--accent:#00a37a');
});
