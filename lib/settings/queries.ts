import { iconPng, pictureAsJpeg } from '../images/queries';
import { cached } from '../platform/cache';
import { log } from '../platform/log';
import { tags } from '../shared/cache-tags';
import { shopSettings } from './collection';
import { iconSizes, type IconSize } from './rules/icons';
import { defaultShop } from './rules/shop';
import { timeZoneInput, type Shop } from './schema/shop';

const findSettings = cached(
  'shop',
  async (): Promise<Partial<Shop>> => {
    const stored = await shopSettings().findOne({ _id: 'shop' }, { projection: { _id: 0 } });
    const { timeZone, ...settings } = stored ?? {};
    if (timeZone === undefined) return settings;
    // An unknown time zone would make every page with a date fail.
    const checked = timeZoneInput.safeParse(timeZone);
    if (checked.success) return { ...settings, timeZone };
    log.warn(
      { timeZone },
      `the shop's time zone is left at the default: ${checked.error.issues[0]?.message}`,
    );
    return settings;
  },
  () => [tags.shop],
);

/** The shop's settings: the defaults overridden by the admin's changes. */
export async function findShop(): Promise<Shop> {
  return { ...defaultShop, ...(await findSettings()) };
}

const iconText = cached(
  'icon',
  async (size: number) => {
    const { logo, colors } = await findShop();
    const ground = size >= iconSizes[1] ? colors.header : undefined;
    return (await iconPng({ logo, accent: colors.accent, ground }, size)).toString('base64');
  },
  () => [tags.shop],
);

/** The shop's icon as a PNG: its logo, or a mark in its accent color; kept until the settings change. */
export const findIcon = async (size: IconSize): Promise<Buffer> =>
  Buffer.from(await iconText(size), 'base64');

/** The shop's logo for the letterhead of a document; null without one. */
export const logoForPdf = async ({ logo }: Pick<Shop, 'logo'>): Promise<Uint8Array | null> =>
  logo ? pictureAsJpeg(logo, 384) : null;
