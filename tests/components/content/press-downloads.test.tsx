import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render, screen } from '@testing-library/react';
import { PressDownloads } from '@/components/content/press-downloads';
import { defaultShop } from '@/lib/settings/rules/shop';
import { pressColors } from '@/components/content/press-files';

const shown = () => {
  render(<PressDownloads shop={defaultShop} />);
  return screen.getAllByRole<HTMLAnchorElement>('link');
};
const fileOf = (link: HTMLAnchorElement) => join('public', link.getAttribute('href')!);

test('every press file exists and is downloaded instead of opened', () => {
  const links = shown();
  expect(links.length).toBeGreaterThan(8);
  for (const link of links) {
    expect(link).toHaveAttribute('download');
    expect(existsSync(fileOf(link))).toBe(true);
  }
});

test('the format and size that a link states are those of its file', () => {
  for (const link of shown()) {
    const file = readFileSync(fileOf(link));
    const [, width, height] = /(\d+) × (\d+)/.exec(link.textContent!) ?? [];
    if (/PNG/.test(link.textContent!)) {
      expect([file.toString('latin1', 1, 4), file.readUInt32BE(16), file.readUInt32BE(20)]).toEqual([
        'PNG',
        Number(width),
        Number(height),
      ]);
    } else if (/WebP/.test(link.textContent!)) {
      expect(file.toString('latin1', 8, 12)).toBe('WEBP');
      // The simple WebP format (VP8) stores the size after its start code.
      if (file.toString('latin1', 12, 16) === 'VP8 ')
        expect([file.readUInt16LE(26) & 0x3fff, file.readUInt16LE(28) & 0x3fff]).toEqual([
          Number(width),
          Number(height),
        ]);
    } else if (/SVG/.test(link.textContent!)) expect(file.toString()).toMatch(/^<svg /);
  }
});

test('the colors of the press kit are those of the theme', () => {
  const theme = readFileSync('app/theme.css', 'utf8').split('@media')[0];
  for (const { hex } of pressColors) expect(theme).toContain(hex);
});

test('the texts to copy are those of the page', () => {
  const page = readFileSync('seed/pages/press-kit.md', 'utf8');
  const words = readFileSync('public/press/hexbolt-boilerplate.txt', 'utf8');
  const [, sentence, , paragraph] = words.split('\n\n');
  expect(page).toContain(sentence);
  expect(page).toContain(paragraph);
});

test('another shop offers its own logo and colors, and nothing of the demo', () => {
  const colors = { accent: '#3fbf8f', header: '#101820' };
  render(<PressDownloads shop={{ name: 'Nut and Thread', logo: '/api/images/abc', colors }} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(['/api/images/abc']);
  expect(screen.getByText('#3FBF8F')).toBeVisible();
});
