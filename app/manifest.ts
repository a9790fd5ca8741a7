import type { MetadataRoute } from 'next';
import { findShop } from '@/lib/settings/queries';

const builtInIcons: MetadataRoute.Manifest['icons'] = [
  { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  { src: '/brand/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/brand/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
];

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, tagline, colors, logo } = await findShop();
  return {
    name,
    short_name: name,
    description: tagline,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f4f4f2',
    theme_color: colors.header,
    icons: logo ? [{ src: logo, sizes: 'any', type: 'image/webp' }] : builtInIcons,
  };
}
