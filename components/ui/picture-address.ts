import { imageWidths } from '@/lib/images/rules';

/** The demo pictures of products and people: originals of 800 pixels, with variants of up to 640. */
const small = /^\/pictures\/[\w-]+\//;

/** The version of the built-in pictures (next.config.mjs): browsers keep what has it in its address forever. */
const folder = process.env.PICTURES_VERSION ? `/pictures/${process.env.PICTURES_VERSION}/` : '/pictures/';

/**
 * The address of the narrowest variant of a picture that is at least `width` pixels wide, or of the original. The
 * variants of a built-in picture are in folders named by their width; those of an upload are requested with `?w=`.
 */
export function pictureAddress(src: string, width: number): string {
  const widest = small.test(src) ? 640 : 1280;
  const variant = imageWidths.find((each) => each >= width && each <= widest);
  if (src.endsWith('.svg')) return src;
  if (src.startsWith('/api/images/')) return variant ? `${src}?w=${variant}` : src;
  if (!src.startsWith('/pictures/')) return src;
  return (variant ? src.replace(/[^/]+$/, `${variant}/$&`) : src).replace('/pictures/', folder);
}

/** The widest a stored original is shown, in pixels. */
const originalWidth = (src: string) => (small.test(src) ? 800 : 1920);

/** The variants of pictures whose width varies: the smallest is only for thumbnails. */
const varyingWidths = imageWidths.filter((each) => each > 128);

/**
 * The `srcset` of a picture: for a picture that is always `width` pixels wide that for screens of one and of two pixels a
 * pixel, otherwise the stored variants and the original. Undefined where there is only one file.
 */
export function pictureSources(src: string, width: number, sizes?: string): string | undefined {
  const widths = sizes ? [...varyingWidths, originalWidth(src)] : [width, 2 * width];
  const named = new Map(widths.map((each) => [pictureAddress(src, each), each]));
  if (named.size === 1) return undefined;
  return [...named]
    .map(([address, each]) => `${address} ${sizes ? `${each}w` : `${each / width}x`}`)
    .join(', ');
}
