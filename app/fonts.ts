import localFont from 'next/font/local';

/** For text and figures. Files come with the @fontsource packages: nothing is fetched when the shop is built. */
export const textFont = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '100 900',
  display: 'swap',
});

/** For headings, in one weight: a second would be another file before a page stands still. */
export const headingFont = localFont({
  src: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
  variable: '--font-heading',
  weight: '600',
  display: 'swap',
});
