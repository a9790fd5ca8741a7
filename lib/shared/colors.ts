/** The demo's colors, which app/theme.css holds too. */
export const defaultColors = { accent: '#f28c18', header: '#1c2125' };

/** WCAG's least contrast of text with its background. */
export const minTextContrast = 4.5;
/** The text on the header. */
export const onHeader = '#f4f4f2';

const channels = (hex: string) => [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16));
const hexOf = (rgb: number[]) =>
  `#${rgb.map((value) => Math.round(value).toString(16).padStart(2, '0')).join('')}`;

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex).map((value) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** The contrast of two colors by WCAG: 1 for equal ones, 21 for black and white. */
export function contrastRatio(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const mix = (color: string, other: string, share: number) => {
  const target = channels(other);
  return hexOf(channels(color).map((value, index) => value + (target[index]! - value) * share));
};

/** The color nearest to `color`, mixed with black or white, that can be read on all of these backgrounds. */
export function readableOn(color: string, backgrounds: string[]): string {
  const isReadable = (each: string) =>
    backgrounds.every((background) => contrastRatio(each, background) >= minTextContrast);
  for (let percent = 0; percent <= 100; percent++) {
    const candidate = ['#000000', '#ffffff'].map((end) => mix(color, end, percent / 100)).find(isReadable);
    if (candidate) return candidate;
  }
  return color;
}

/** Black or white-like text, whichever is easier to read on a color. */
const textOn = (color: string) =>
  contrastRatio(color, '#1c1205') >= contrastRatio(color, '#ffffff') ? '#1c1205' : '#ffffff';

/** The shop's two colors: of buttons and marks, and of header and footer. */
export type ShopColors = { accent: string; header: string };

const declarations = (colors: Record<string, string>) =>
  Object.entries(colors)
    .map(([name, color]) => `--${name}:${color}`)
    .join(';');

const isDefault = ({ accent, header }: ShopColors) =>
  accent === defaultColors.accent && header === defaultColors.header;

/** The style sheet that puts the shop's colors in the place of the default ones; null when they are the same. */
export function colorStyle(colors: ShopColors): string | null {
  if (isDefault(colors)) return null;
  const { accent, header } = colors;
  const shared = {
    accent,
    'accent-hover': mix(accent, luminance(accent) > 0.5 ? '#000000' : '#ffffff', 0.12),
    'on-accent': textOn(accent),
    dark: header,
  };
  const light = declarations({ ...shared, link: readableOn(accent, ['#f4f4f2', '#ffffff']) });
  const dark = declarations({ link: readableOn(accent, ['#14171a', '#1c2125', '#23292e']) });
  return `:root{${light}}@media screen and (prefers-color-scheme:dark){:root{${dark}}}`;
}

/** The colors of those parts of a mail that show whose it is. */
export function mailColors(colors: ShopColors) {
  const { accent, header } = colors;
  const button = { accent, onAccent: textOn(accent), header };
  if (isDefault(colors)) return { ...button, darkHeader: '#0d0f11', link: '#8f4700', darkLink: '#ffb366' };
  return {
    ...button,
    darkHeader: header,
    link: readableOn(accent, ['#f4f4f2', '#ffffff']),
    darkLink: readableOn(accent, ['#14171a', '#1c2125']),
  };
}
