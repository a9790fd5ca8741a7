'use client';
import { imageWidths } from '@/lib/images/rules';

/** The demo pictures of products and people: originals of 800 pixels, with variants of up to 640. */
const small = /^\/pictures\/[\w-]+\//;

/**
 * The address of the narrowest variant of a picture that is at least `width` pixels wide, or of the original. The
 * variants of a built-in picture are in folders named by their width; those of an upload are requested with `?w=`.
 */
export default function pictureLoader({ src, width }: { src: string; width: number }): string {
  const widest = small.test(src) ? 640 : 1280;
  const variant = imageWidths.find((each) => each >= width && each <= widest);
  if (!variant || src.endsWith('.svg')) return src;
  if (src.startsWith('/api/images/')) return `${src}?w=${variant}`;
  return src.startsWith('/pictures/') ? src.replace(/[^/]+$/, `${variant}/$&`) : src;
}
