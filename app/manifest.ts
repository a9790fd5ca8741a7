import type { MetadataRoute } from 'next';
import { findShop } from '@/lib/shop/queries';

export default async function manifest(): Promise<MetadataRoute.Manifest> {
  const { name, tagline } = await findShop();
  return {
    name,
    short_name: name,
    description: tagline,
    start_url: '/',
    display: 'minimal-ui',
    background_color: '#f4f4f2',
    theme_color: '#1c2125',
    icons: [{ src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' }],
  };
}
