import type { MetadataRoute } from 'next';
import { siteUrl } from '@/lib/platform/env';

const forPeople = [
  ...['/dashboard', '/productDetails', '/cart', '/fitting', '/purchase', '/profile', '/settings'],
  ...[
    '/login',
    '/signup',
    '/forgetPass',
    '/resetPass',
    '/verifyEmail',
    '/newsletter/',
    '/stock-alerts/',
    '/dev/',
    '/api/',
  ],
];

export default function robots(): MetadataRoute.Robots {
  return {
    rules: { userAgent: '*', allow: ['/', '/api/images/', '/api/docs'], disallow: forPeople },
    sitemap: `${siteUrl()}/sitemap.xml`,
  };
}
