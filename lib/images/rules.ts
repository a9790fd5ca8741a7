/** The maximum size of an uploaded picture in bytes. */
export const maxUploadBytes = 5_000_000;

/** The `accept` of file inputs for pictures. */
export const pictureTypes = 'image/jpeg,image/png,image/webp';

/** The widths in pixels in which every picture is stored besides its own; pages request the next larger one. */
export const imageWidths = [128, 256, 390, 640, 1024, 1280] as const;

export type ImageWidth = (typeof imageWidths)[number];

/** The file name of a stored picture's variant. */
export const variantName = (id: string, width: ImageWidth) => `${id}-${width}`;

/** The file name of the AVIF of a stored picture or variant. */
export const avifName = (filename: string) => `${filename}.avif`;

/** Larger pictures are scaled down to this width or height in pixels. */
export const maxEdge = 2000;

const signatures: [type: 'jpeg' | 'png' | 'webp', matches: (bytes: Uint8Array) => boolean][] = [
  ['jpeg', (bytes) => bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff],
  [
    'png',
    (bytes) => [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a].every((byte, at) => bytes[at] === byte),
  ],
  ['webp', (bytes) => text(bytes, 0) === 'RIFF' && text(bytes, 8) === 'WEBP'],
];

const text = (bytes: Uint8Array, at: number) => String.fromCharCode(...bytes.subarray(at, at + 4));

/** The type of a picture by its first bytes; null for any other type. */
export function pictureType(bytes: Uint8Array): 'jpeg' | 'png' | 'webp' | null {
  return signatures.find(([, matches]) => matches(bytes))?.[0] ?? null;
}

/**
 * Whether a client takes AVIF in place of WebP, by its Accept header. A browser that opens or saves a picture by itself,
 * and so would take a page too, gets the file that the address names.
 */
export const takesAvif = (accept: string | null | undefined): boolean =>
  /^(?!.*text\/html)(.*[\s,])?image\/avif(?![^\s,;])(?!\s*;\s*q=0(\.0+)?\s*(,|$))/.test(accept ?? '');
