import { inTurn, sharp } from './picture-work';

/** The first is the usual quality; the others are for pictures that AVIF doesn't make smaller at once. */
const qualities = [50, 44, 38];

/** The picture as AVIF, smaller than the WebP that it was made from; null if it can't be. */
export async function toAvif(webp: Buffer): Promise<Buffer | null> {
  for (const quality of qualities) {
    const avif = await inTurn(() =>
      sharp(webp).avif({ quality, effort: 3, chromaSubsampling: '4:2:0' }).toBuffer(),
    );
    if (avif.length < webp.length) return avif;
  }
  return null;
}
