/** The widths of the shop's icons: browser tabs, then Apple's and other home screens. */
export const iconSizes = [48, 180, 192, 512] as const;
export type IconSize = (typeof iconSizes)[number];

/** The size that an address names, or undefined. */
export const iconSizeOf = (text: string): IconSize | undefined =>
  iconSizes.find((size) => String(size) === text);
