import sharp from 'sharp';
import { pictureAsJpeg, pictureAsPng } from '../images/queries';
import { cached } from '../platform/cache';
import { tags } from '../shared/cache-tags';
import { findShop } from './queries';
import { iconSizes, type IconSize } from './rules/icons';
import type { Shop } from './schema/shop';

type Brand = Pick<Shop, 'logo' | 'colors'>;

/** The shop's logo for the letterhead of a document; null without one. */
export const logoForPdf = async ({ logo }: Pick<Shop, 'logo'>): Promise<Uint8Array | null> =>
  logo ? pictureAsJpeg(logo, 384) : null;

/** The mark of a shop without a logo, in its own accent color. */
const mark = ({ accent }: Brand['colors']) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path d="M16 1.5 28.6 8.75v14.5L16 30.5 3.4 23.25V8.75Z" fill="${accent}"/><circle cx="16" cy="16" r="8.6" fill="none" stroke="#1c1205" stroke-width="2.2"/><path d="M16 11.4 20 13.7v4.6L16 20.6l-4-2.3v-4.6Z" fill="#1c1205"/></svg>`;

const clear = { r: 0, g: 0, b: 0, alpha: 0 };

/**
 * The shop's icon as a square PNG: its logo, or a mark in its accent color. The large sizes are app icons, which lie on
 * the header's color with a margin, because systems cut them to their own shape.
 */
export async function iconPng({ logo, colors }: Brand, size: IconSize): Promise<Buffer> {
  const isApp = size >= iconSizes[1];
  const inner = isApp ? Math.round(size * 0.68) : size;
  const stored = logo ? await pictureAsPng(logo, inner) : null;
  const picture =
    stored ??
    (await sharp(Buffer.from(mark(colors)), { density: 72 * (inner / 32) })
      .png()
      .toBuffer());
  const fitted = await sharp(picture)
    .resize(inner, inner, { fit: 'contain', background: clear })
    .png()
    .toBuffer();
  return sharp({
    create: { width: size, height: size, channels: 4, background: isApp ? colors.header : clear },
  })
    .composite([{ input: fitted }])
    .png()
    .toBuffer();
}

const iconText = cached(
  'icon',
  async (size: number) => (await iconPng(await findShop(), size as IconSize)).toString('base64'),
  () => [tags.shop],
);

/** The shop's icon in this size, as `iconPng` draws it; kept until the settings change. */
export const findIcon = async (size: IconSize): Promise<Buffer> =>
  Buffer.from(await iconText(size), 'base64');
