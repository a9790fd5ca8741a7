import { cached } from '../platform/cache';
import { log } from '../platform/log';
import { tags } from '../shared/cache-tags';
import { shopSettings } from './collection';
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
