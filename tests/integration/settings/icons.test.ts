import sharp from 'sharp';
import { storePicture } from '@/lib/images/commands';
import { iconPng } from '@/lib/images/queries';
import { logoForPdf } from '@/lib/settings/queries';
import { iconHref } from '@/lib/settings/rules/icons';
import { defaultShop } from '@/lib/settings/rules/shop';

const colors = { ...defaultShop.colors, accent: '#3fbf8f', header: '#101820' };

/** The color of a pixel, as #rrggbb; empty where the icon is clear. */
async function colorAt(icon: Buffer, x: number, y: number): Promise<string> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (y * info.width + x) * 4;
  return data[at + 3] === 0 ? '' : `#${data.subarray(at, at + 3).toString('hex')}`;
}

test('the icon of a shop without a logo is a mark in its accent color, for home screens on its header color', async () => {
  const tab = await iconPng({ logo: '', accent: colors.accent }, 48);
  expect(await sharp(tab).metadata()).toMatchObject({ format: 'png', width: 48, height: 48 });
  expect([await colorAt(tab, 0, 0), await colorAt(tab, 24, 6)]).toEqual(['', '#3fbf8f']);
  const app = await iconPng({ logo: '', accent: colors.accent, ground: colors.header }, 192);
  expect([await colorAt(app, 0, 0), await colorAt(app, 96, 42)]).toEqual(['#101820', '#3fbf8f']);
});

test('a logo is the icon and stands on documents; the address of the icon changes with it', async () => {
  const picture = { width: 300, height: 150, channels: 3 as const, background: '#2040a0' };
  const saved = await storePicture(await sharp({ create: picture }).png().toBuffer());
  if (!saved.ok) throw new Error(saved.failure.message);
  const logo = saved.value.url;
  const tab = await iconPng({ logo, accent: colors.accent }, 48);
  // A wide logo is not cut: it is clear above and below.
  expect(await colorAt(tab, 24, 3)).toBe('');
  expect(await colorAt(tab, 24, 24)).toMatch(/^#(1f|20|21)/);
  const jpeg = await logoForPdf({ logo });
  expect(await sharp(jpeg!).metadata()).toMatchObject({ format: 'jpeg', width: 384 });
  expect(await logoForPdf({ logo: '' })).toBeNull();
  expect(iconHref({ logo, colors }, 48)).not.toBe(iconHref({ logo: '', colors }, 48));
});
