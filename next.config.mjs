import { join } from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import {
  inlineScriptPolicy,
  pagePolicy,
  resourcePolicy,
  securityHeaders,
} from './lib/shared/security-headers.mjs';

const development = process.env.NODE_ENV === 'development';

// The policy of pages where server/ doesn't replace it: on Vercel and in development.
const pageSecurityPolicy = development
  ? pagePolicy(["'unsafe-inline'", "'unsafe-eval'"], ['ws:'])
  : inlineScriptPolicy;

/** @param {Record<string, string>} headers */
const headerList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const pdfFonts = './node_modules/@fontsource/inter/files/*-[47]00-normal.woff';

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // server/ compresses each cached page once instead of with every response. Vercel compresses at its edge.
  compress: false,
  reactStrictMode: true,
  // Inlined into the middleware; scripts/build-when-needed.ts sets it.
  env: { PRERENDERED_CATEGORIES: process.env.PRERENDERED_CATEGORIES ?? '' },
  // `npm run check` checks the types, so the first start doesn't wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    authInterrupts: true,
    // Pages rendered on demand stay in this process: two servers on one build never see each other's pages.
    isrFlushToDisk: false,
    // A prefetched page may show a price for one minute; Next's default is five.
    staleTimes: { static: 60 },
  },
  // About 2,300 product pages; server/page-cache.mjs keeps up to another 20,000 compressed.
  cacheMaxMemorySize: 320 * 1024 * 1024,
  // Files that are opened by path, which bundlers don't see: fonts of PDFs, and the thread that rewrites documents.
  outputFileTracingIncludes: {
    '/api/**': [pdfFonts],
    '/product/**': [pdfFonts],
    '/api/setup': ['./seed/**/*.{csv,json,md}'],
    '/api/documents': [
      './lib/documents/rewrite/*.mjs',
      './node_modules/{@cantoo/pdf-lib,culori,fflate,html-entities,node-html-better-parser,tslib}/**/*.{js,mjs,json}',
    ],
  },
  serverExternalPackages: ['@node-rs/argon2', 'sharp', 'pino', 'nodemailer', 'mongodb'],
  images: {
    // Every picture is stored in the widths of lib/images/rules.ts, so none is resized on request.
    loaderFile: './components/ui/picture-loader.ts',
    deviceSizes: [390, 640, 1024, 1280, 1920],
    imageSizes: [128, 256],
  },
  headers: async () => [
    { source: '/:path*', headers: headerList(securityHeaders) },
    // These headers would override a route handler's own, so handlers with their own policy are excluded.
    {
      source: '/:path((?!api/(?!docs)).*)',
      headers: headerList({ 'Content-Security-Policy': pageSecurityPolicy }),
    },
    {
      source: '/api/:path((?!docs|images/|documents/).*)',
      headers: headerList({ 'Content-Security-Policy': resourcePolicy }),
    },
    {
      source: '/pictures/:path*',
      headers: [{ key: 'Cache-Control', value: 'public, max-age=86400, stale-while-revalidate=2592000' }],
    },
  ],
  rewrites: async () => ({
    fallback: [
      // For a build that doesn't know the categories; elsewhere the middleware has done it.
      { source: '/shop/:category*', destination: '/search/:category*' },
      // For what asks for an icon without reading a page.
      { source: '/favicon.ico', destination: '/icons/48' },
    ],
  }),
  redirects: async () => [{ source: '/home', destination: '/', permanent: true }],
};

/** Only the server uses the cache handler: a build would put it into the middleware too, and Vercel has its own cache. */
const configFor = (/** @type {string} */ phase) =>
  phase === PHASE_PRODUCTION_SERVER
    ? { ...config, cacheHandler: join(import.meta.dirname, 'server/page-cache.mjs') }
    : config;

export default configFor;
