import localFont from 'next/font/local';

/** For text and figures. Files come with the @fontsource packages: nothing is fetched when the shop is built. */
export const textFont = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '100 900',
  display: 'swap',
});

/** For headings. */
export const headingFont = localFont({
  src: [
    {
      path: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
      weight: '600',
    },
    {
      path: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-700-normal.woff2',
      weight: '700',
    },
  ],
  variable: '--font-heading',
  display: 'swap',
});
