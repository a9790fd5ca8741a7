import type { Shop } from '../schema/shop';

/** The widths of the shop's icons: browser tabs, then Apple's and other home screens. */
export const iconSizes = [48, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** The size that an address names, or undefined. */
export const iconSizeOf = (text: string): IconSize | undefined =>
  iconSizes.find((size) => String(size) === text);

/** The address of an icon of the shop; it changes with the logo and the colors. */
export function iconHref({ logo, colors }: Pick<Shop, 'logo' | 'colors'>, size: IconSize): string {
  const parts = [colors.accent, colors.header, ...logo.split('/').slice(-1)];
  return `/icons/${size}?v=${parts.filter(Boolean).join('-').replaceAll('#', '')}`;
}
