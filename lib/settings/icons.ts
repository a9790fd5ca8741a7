import { sha256 } from '../platform/hash';
import type { IconSize } from './rules/icons';
import type { Shop } from './schema/shop';

/** The address of an icon of the shop; it changes with the logo and the colors. */
export const iconHref = ({ logo, colors }: Pick<Shop, 'logo' | 'colors'>, size: IconSize): string =>
  `/icons/${size}?v=${sha256(JSON.stringify([logo, colors])).slice(0, 8)}`;
