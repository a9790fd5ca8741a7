import { z } from 'zod';
import { contrastRatio, minTextContrast, onHeader, readableOn } from '../../shared/colors';

const line = (max: number) =>
  z.string().trim().min(1, 'is required').max(max, `must have at most ${max} characters`);

/** A page of this shop or an external address; never one that a browser would run as script. */
const linkTarget = z
  .string()
  .trim()
  .max(300, 'must have at most 300 characters')
  .regex(
    /^(\/(?![/\\])[^\s\\]*|https:\/\/[^\s]+|mailto:[^\s]+)$/,
    'must be a path such as /about, or begin with https:// or mailto:',
  );

export const shopLink = z.strictObject({ name: line(40), href: linkTarget });
export type ShopLink = z.infer<typeof shopLink>;

export const footerColumn = z.strictObject({
  title: line(40),
  links: z.array(shopLink).min(1, 'needs at least one link').max(12, 'must have at most 12 links'),
});
export type FooterColumn = z.infer<typeof footerColumn>;

/** The sections that the home page can have. */
export const homeSectionIds = [
  'hero',
  'industries',
  'tools',
  'reviews',
  'newsletter',
  'statistics',
  'contact',
] as const;
export type HomeSectionId = (typeof homeSectionIds)[number];

/** A section of the home page, in its place in the list. */
export const homeSection = z.strictObject({
  id: z.enum(homeSectionIds),
  shown: z.boolean(),
  /** Each line of the title is displayed on a separate line. */
  title: z.string().trim().min(1, 'is required').max(120, 'must have at most 120 characters'),
  text: z.string().trim().max(600, 'must have at most 600 characters'),
});
export type HomeSection = z.infer<typeof homeSection>;

/** A notice above the header of every page; without a text there is none. */
export const announcementBar = z.strictObject({
  text: z.string().trim().max(140, 'must have at most 140 characters'),
  href: z.union([z.literal(''), linkTarget]),
});
export type AnnouncementBar = z.infer<typeof announcementBar>;

/** A day on which the shop is closed. */
export const holiday = z.strictObject({
  date: z.iso.date('must be a day such as 2026-12-25'),
  name: line(60),
});
export type Holiday = z.infer<typeof holiday>;

/** The address of an uploaded picture; empty for the built-in logo. */
export const logoAddress = z.union([
  z.literal(''),
  z.string().regex(/^\/api\/images\/[\w-]{24}$/, 'must be an uploaded picture'),
]);

const hexColor = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^#[0-9a-f]{6}$/, 'must be a color such as #f28c18');

/** The shop's two colors. The accent is also a text color in the header, so it must be readable there. */
export const shopColors = z
  .strictObject({ accent: hexColor, header: hexColor })
  .superRefine(({ accent, header }, context) => {
    if (contrastRatio(header, onHeader) < 7) {
      const message = 'is too light: the white text of the header needs a contrast of at least 7 : 1';
      context.addIssue({ code: 'custom', path: ['header'], message });
    } else if (contrastRatio(accent, header) < minTextContrast) {
      const message = `can’t be read on the header: its contrast must be at least 4.5 : 1, as ${readableOn(accent, [header])} has`;
      context.addIssue({ code: 'custom', path: ['accent'], message });
    }
  });
