import localFont from 'next/font/local';

/** For text and numbers. The files come with the @fontsource packages, so a build downloads nothing. */
export const textFont = localFont({
  src: '../node_modules/@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
  variable: '--font-text',
  weight: '100 900',
  display: 'swap',
});

/** For headings, in one weight: a second weight would be another file to load before the layout is stable. */
export const headingFont = localFont({
  src: '../node_modules/@fontsource/barlow-condensed/files/barlow-condensed-latin-600-normal.woff2',
  variable: '--font-heading',
  weight: '600',
  display: 'swap',
});
