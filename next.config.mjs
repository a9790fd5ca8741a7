import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { defaultMemory, memoryShares } from './lib/shared/memory-shares.mjs';
import {
  inlineScriptPolicy,
  pagePolicy,
  resourcePolicy,
  securityHeaders,
  workerPolicy,
} from './lib/shared/security-headers.mjs';

const development = process.env.NODE_ENV === 'development';

// The policy of pages where neither server/ nor middleware.ts replaces it: cached ones on Vercel, all in development.
const pageSecurityPolicy = development
  ? pagePolicy(["'unsafe-inline'", "'unsafe-eval'"], ['ws:'])
  : inlineScriptPolicy;

/** @param {Record<string, string>} headers */
const headerList = (headers) => Object.entries(headers).map(([key, value]) => ({ key, value }));

const pdfFonts = './node_modules/@fontsource/inter/files/*-[47]00-normal.woff';

/**
 * A hash of all built-in pictures, which is a part of their addresses on pages, so that browsers may keep them forever.
 * Functions on Vercel have no `public`, and need none: the build has put the version into the code.
 */
function picturesVersion(folder = join(import.meta.dirname, 'public/pictures')) {
  const hash = createHash('sha256');
  const names = existsSync(folder) ? readdirSync(folder, { recursive: true }).map(String).sort() : [];
  for (const name of names.filter((each) => /\.\w+$/.test(each)))
    hash.update(name).update(readFileSync(join(folder, name)));
  return `v${hash.digest('hex').slice(0, 10)}`;
}
const version = picturesVersion();

// Names the caches of the service worker. Set once for the whole build, whose workers inherit it.
process.env.BUILD_VERSION ??= Date.now().toString(36);

/** @type {import('next').NextConfig} */
const config = {
  poweredByHeader: false,
  // server/ compresses each cached page once instead of with every response. Vercel compresses at its edge.
  compress: false,
  // Next would read each page letter by letter for its entity tag; server/ makes one that all servers agree on.
  generateEtags: false,
  reactStrictMode: true,
  // Inlined into the middleware; scripts/build-when-needed.ts sets it.
  // The version is inlined into components/ui/picture-address.ts.
  env: {
    PRERENDERED_CATEGORIES: process.env.PRERENDERED_CATEGORIES ?? '',
    PICTURES_VERSION: version,
    BUILD_VERSION: process.env.BUILD_VERSION,
  },
  // `npm run check` checks the types, so the first start doesn't wait for it.
  typescript: { ignoreBuildErrors: true },
  experimental: {
    authInterrupts: true,
    // Pages rendered on demand stay in this process: two servers on one build never see each other's pages.
    isrFlushToDisk: false,
    // A prefetched page may show a price for one minute; Next's default is five.
    staleTimes: { static: 60 },
    // Storing the compiler's work takes a fifth of a build, which is lost where nobody builds again: not at the first.
    turbopackFileSystemCacheForBuild: existsSync('.next/cache'),
  },
  // server/page-cache.mjs keeps more pages compressed.
  cacheMaxMemorySize: memoryShares(Number(process.env.MEMORY_MB) || defaultMemory).pages * 1024 * 1024,
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
  serverExternalPackages: [
    '@e-invoice-eu/core',
    '@node-rs/argon2',
    'sharp',
    'pino',
    'nodemailer',
    'mongodb',
    '@opentelemetry/sdk-trace-node',
  ],
  // Every picture is stored in all widths (components/ui/picture.tsx), so none is resized on request.
  images: { unoptimized: true },
  headers: async () => [
    { source: '/:path*', headers: headerList(securityHeaders) },
    // These headers would override a route handler's own, so handlers with their own policy are excluded.
    {
      source: '/:path((?!api/(?!docs)|sw\\.js$).*)',
      headers: headerList({ 'Content-Security-Policy': pageSecurityPolicy }),
    },
    { source: '/sw.js', headers: headerList({ 'Content-Security-Policy': workerPolicy }) },
    {
      source: '/api/:path((?!docs|images/|documents/|punchout/(?:return|oci)).*)',
      headers: headerList({ 'Content-Security-Policy': resourcePolicy }),
    },
    {
      source: '/pictures/:path*',
      headers: headerList({
        'Cache-Control': 'public, max-age=86400, stale-while-revalidate=2592000',
        Vary: 'Accept',
      }),
    },
    {
      // The folder of the API reference is named after its version.
      source: '/scalar/:path*',
      headers: headerList({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
    },
    {
      source: `/pictures/${version}/:path*`,
      headers: headerList({ 'Cache-Control': 'public, max-age=31536000, immutable' }),
    },
  ],
  rewrites: async () => ({
    // Built-in pictures: an address with any version works, and every WebP has an AVIF beside it.
    beforeFiles: [
      { source: '/pictures/:version(v[0-9a-f]{10})/:path*', destination: '/pictures/:path*' },
      {
        source: '/pictures/:path(.*)\\.webp',
        has: [{ type: 'header', key: 'accept', value: '(?!.*text/html)(.*[\\s,])?image/avif(?!;q=0).*' }],
        destination: '/pictures/:path.avif',
      },
    ],
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
