import type { MetadataRoute } from 'next';
import { iconHref } from '@/lib/settings/rules/icons';
import { findShop } from '@/lib/settings/queries';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const shop = await findShop();
  const { name, tagline, colors } = shop;
  return {
    name,
    short_name: name,
    description: tagline,
    id: '/',
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f4f4f2',
    theme_color: colors.header,
    icons: ([192, 512] as const).flatMap((size) =>
      (['any', 'maskable'] as const).map((purpose) => ({
        src: iconHref(shop, size),
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
  };
}
