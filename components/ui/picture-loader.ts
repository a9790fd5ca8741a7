'use client';
import { imageWidths } from '@/lib/images/rules';

/** Where the shop's goods and people lie; they are 800 pixels wide, so that no cut is wider than 640. */
const small = /^\/pictures\/[\w-]+\//;

/**
 * The address of a picture that is at least `width` pixels wide, or as wide as there is: a cut of one of the shop's own
 * pictures lies in a folder named by its width, one of an uploaded picture is asked for by `?w=`.
 */
export default function pictureLoader({ src, width }: { src: string; width: number }): string {
  const widest = small.test(src) ? 640 : 1280;
  const cut = imageWidths.find((each) => each >= width && each <= widest);
  if (!cut || src.endsWith('.svg')) return src;
  if (src.startsWith('/api/images/')) return `${src}?w=${cut}`;
  return src.startsWith('/pictures/') ? src.replace(/[^/]+$/, `${cut}/$&`) : src;
}
