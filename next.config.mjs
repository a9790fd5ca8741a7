import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';

const development = process.env.NODE_ENV === 'development';

// Cached pages carry Next's own inline scripts, whose text differs from page to page: those are allowed, nothing foreign is.
const contentSecurityPolicy = [
  "default-src 'self'",
  `script-src 'self' 'unsafe-inline'${development ? " 'unsafe-eval'" : ''}`,
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  `connect-src 'self'${development ? ' ws:' : ''}`,
  "object-src 'none'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "form-action 'self'",
].join('; ');

const securityHeaders = [
  { key: 'Content-Security-Policy', value: contentSecurityPolicy },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000; includeSubDomains' },
  // Google's sign-in opens in a pop-up that must be able to tell its opener that it is done.
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin-allow-popups' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=()' },
  { key: 'X-Frame-Options', value: 'DENY' },
];

/** @type {{ key: string, kind: string }[]} */
const specificationFields = JSON.parse(
  readFileSync(join(import.meta.dirname, 'lib/catalog/rules/specification-fields.json'), 'utf8'),
);

/**
 * The query names of a list that is searched, filtered, sorted or paged (lib/search/rules/shop-view.ts). Lists without
 * any of them are cached pages; app/(public)/search renders the others for each request.
 */
const listParameters = [
  ...'q tag brand color price_min price_max stock rating sort view units page'.split(' '),
  ...specificationFields.flatMap(({ key, kind }) =>
    kind === 'choice' ? [`is_${key}`] : [`min_${key}`, `max_${key}`],
  ),
];

const pdfFonts = './node_modules/@fontsource/inter/files/*-[47]00-normal.woff';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // server/start-server.ts compresses: each cached page once, not at every answer. Vercel does it at its edge.
  compress: false,
  reactStrictMode: true,
  // `npm run check` checks them, with the tests: a newcomer's first start needn't wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    authInterrupts: true,
    // Pages that were made on demand stay in this process: two shops on one build never see each other's pages.
    isrFlushToDisk: false,
    // A page that was fetched ahead shows its price for a minute at the most; Next's own measure is five.
    staleTimes: { static: 60 },
  },
  // Some 2,300 products as they are; server/page-cache.mjs keeps up to another 20,000 packed.
  cacheMaxMemorySize: 320 * 1024 * 1024,
  // Files that are opened by path, so that no bundler sees them: fonts of PDFs, and the thread that rewrites documents.
  outputFileTracingIncludes: {
    '/api/**': [pdfFonts],
    '/product/**': [pdfFonts],
    '/api/documents': [
      './lib/documents/rewrite/*.mjs',
      './node_modules/{@cantoo/pdf-lib,culori,fflate,html-entities,node-html-better-parser,tslib}/**/*.{js,mjs,json}',
    ],
  },
  serverExternalPackages: ['@node-rs/argon2', 'sharp', 'pino', 'nodemailer', 'mongodb'],
  images: {
    // Every picture lies ready in the widths of lib/images/rules.ts: none is made while a visitor waits.
    loaderFile: './components/ui/picture-loader.ts',
    deviceSizes: [390, 640, 1024, 1280, 1920],
    imageSizes: [128, 256],
  },
  headers: async () => [
    { source: '/:path*', headers: securityHeaders },
    // What the API answers is never a page: as one it could load and do nothing.
    {
      source: '/api/:path*',
      headers: [
        {
          key: 'Content-Security-Policy',
          value:
            "default-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
        },
      ],
    },
    {
      source: '/pictures/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=2592000' }],
    },
  ],
  rewrites: async () =>
    listParameters.map((key) => ({
      source: '/shop/:category*',
      has: [{ type: 'query', key }],
      destination: '/search/:category*',
    })),
  redirects: async () => [{ source: '/home', destination: '/', permanent: true }],
};

/** The cache is the serving process's own: a build would put it into the middleware too, and Vercel has one of its own. */
const configFor = (/** @type {string} */ phase) =>
  phase === PHASE_PRODUCTION_SERVER
    ? { ...config, cacheHandler: join(import.meta.dirname, 'server/page-cache.mjs') }
    : config;

export default configFor;
