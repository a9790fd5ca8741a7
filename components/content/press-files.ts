import type { Shop } from '@/lib/settings/schema/shop';

/** A picture of the press kit and its file formats. */
export type PressPicture = {
  name: string;
  /** The preview; `dark` shows it on a dark background. */
  shown: string;
  dark?: boolean;
  files: { href: string; form: string }[];
};

const both = (file: string, size: string) => [
  { href: `/press/${file}.svg`, form: 'SVG' },
  { href: `/press/${file}.png`, form: `PNG, ${size}` },
];

export const pressLogos: PressPicture[] = [
  {
    name: 'Logo for a light background',
    shown: '/press/hexbolt-logo-for-light-ground.svg',
    files: both('hexbolt-logo-for-light-ground', '1600 × 406'),
  },
  {
    name: 'Logo for a dark background',
    shown: '/press/hexbolt-logo-for-dark-ground.svg',
    dark: true,
    files: both('hexbolt-logo-for-dark-ground', '1600 × 406'),
  },
  {
    name: 'Mark alone',
    shown: '/press/hexbolt-mark.svg',
    files: both('hexbolt-mark', '1024 × 1024'),
  },
];

export const pressPictures: PressPicture[] = [
  {
    name: 'Cordless drill driver',
    shown: '/pictures/items/cordless-drill.webp',
    files: [{ href: '/pictures/items/cordless-drill.webp', form: 'WebP, 800 × 800' }],
  },
  {
    name: 'Bench vise',
    shown: '/pictures/items/bench-vise.webp',
    files: [{ href: '/pictures/items/bench-vise.webp', form: 'WebP, 800 × 800' }],
  },
  {
    name: 'Tools of the shop',
    shown: '/pictures/about.webp',
    files: [{ href: '/pictures/about.webp', form: 'WebP, 1600 × 900' }],
  },
];

/** The shop's colors in the light theme. */
export const pressColors = [
  { name: 'Safety orange', hex: '#f28c18', use: 'The mark and the buttons' },
  { name: 'Graphite', hex: '#1c2125', use: 'Text, and the dark ground' },
  { name: 'Warm white', hex: '#f4f4f2', use: 'The light ground' },
];

/** The logo of a shop that has its own. */
export const ownLogos = (logo: string): PressPicture[] =>
  logo ? [{ name: 'Logo', shown: logo, files: [{ href: logo, form: 'WebP' }] }] : [];

/** The colors of a shop that has its own. */
export const ownColors = ({ accent, header }: Shop['colors']) => [
  { name: 'Accent', hex: accent, use: 'The mark and the buttons' },
  { name: 'Header', hex: header, use: 'The header and the footer' },
];
