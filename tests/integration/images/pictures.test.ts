import sharp from 'sharp';
import { pictureFiles } from '@/lib/images/collection';
import { storePicture } from '@/lib/images/commands';
import { convertPictures } from '@/lib/images/jobs';
import { readPicture } from '@/lib/images/queries';
import { imageWidths, type ImageWidth } from '@/lib/images/rules';
import { explained } from '../explained';

const plain = (width = 60, height = 40) =>
  sharp({ create: { width, height, channels: 3, background: '#f28c18' } });

describe('storing a picture', () => {
  test('makes the AVIF of each size later, for those who take it', async () => {
    const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
    const bytes = sharp({ create: { width: 300, height: 200, channels: 3, background: '#000', noise } });
    const stored = await storePicture(await bytes.png().toBuffer());
    if (!stored.ok) throw new Error(stored.failure.message);
    const { id } = stored.value;
    const typeOf = async (width?: ImageWidth, avif = true) =>
      (await readPicture(id, width, { avif }))?.contentType;
    expect(await typeOf()).toBe('image/webp');
    const converted = await convertPictures();
    expect(converted.ok && converted.expire).toContain(`picture:${id}`);
    expect([await typeOf(), await typeOf(128), await typeOf(128, false)]).toEqual([
      'image/avif',
      'image/avif',
      'image/webp',
    ]);
    const small = await readPicture(id, 128, { avif: true });
    expect((await sharp(small!.bytes).metadata()).width).toBe(128);
    expect(await convertPictures()).toMatchObject({ value: { converted: 0 } });
  });

  test('finds what has no AVIF by an index', async () => {
    for (const { plan } of await explained(convertPictures)) expect(plan).toContain('IXSCAN');
  });

  test.each(['jpeg', 'png', 'webp'] as const)('accepts %s and serves it as WebP', async (format) => {
    const stored = await storePicture(await plain()[format]().toBuffer());
    if (!stored.ok) throw new Error(stored.failure.message);
    expect(stored.value).toMatchObject({ width: 60, height: 40, url: `/api/images/${stored.value.id}` });
    const served = await readPicture(stored.value.id);
    expect((await sharp(served!.bytes).metadata()).format).toBe('webp');
  });

  test('removes metadata such as the location, and rotates the picture upright', async () => {
    const bytes = await plain()
      .withExif({ IFD0: { Copyright: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    const stored = await storePicture(bytes);
    if (!stored.ok) throw new Error(stored.failure.message);
    const meta = await sharp((await readPicture(stored.value.id))!.bytes).metadata();
    expect([meta.exif, meta.orientation, meta.width, meta.height]).toEqual([undefined, undefined, 40, 60]);
  });

  test('scales large ones down', async () => {
    const stored = await storePicture(await plain(3000, 1500).png().toBuffer());
    expect(stored).toMatchObject({ ok: true, value: { width: 2000, height: 1000 } });
  });

  test('stores each in the smaller widths, and serves the original where no variant fits', async () => {
    const stored = await storePicture(await plain(700, 350).png().toBuffer());
    if (!stored.ok) throw new Error(stored.failure.message);
    const widthOf = async (asked?: ImageWidth) =>
      (await sharp((await readPicture(stored.value.id, asked))!.bytes).metadata()).width;
    expect(await widthOf()).toBe(700);
    const widths: number[] = [];
    for (const asked of imageWidths) widths.push(await widthOf(asked));
    expect(widths).toEqual([128, 256, 390, 640, 700, 700]);
    expect(await readPicture('no-such-picture-as-this-', 128)).toBeNull();
  });

  test('stores the same picture once', async () => {
    const bytes = await plain(30, 30).png().toBuffer();
    const [first, second] = [await storePicture(bytes), await storePicture(bytes)];
    expect(first).toEqual(second);
    if (first.ok) expect(await pictureFiles().countDocuments({ filename: first.value.id })).toBe(1);
  });

  test.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')],
    ['a page with the name of a picture', Buffer.from('<html>')],
    ['the beginning of a JPEG', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 16])],
    ['nothing', Buffer.alloc(0)],
    ['a GIF', Buffer.from('GIF89a')],
  ])('rejects %s', async (_, bytes) => {
    expect(await storePicture(bytes)).toMatchObject({ ok: false, failure: { kind: 'invalid' } });
  });

  test('rejects a truncated picture and one with too many pixels', async () => {
    const jpeg = await plain(400, 400).jpeg().toBuffer();
    expect(await storePicture(jpeg.subarray(0, jpeg.length / 2))).toMatchObject({ ok: false });
    const flood = await plain(9000, 9000).png({ compressionLevel: 9 }).toBuffer();
    expect(await storePicture(flood)).toMatchObject({ ok: false });
  });
});
