import { z } from 'zod';
import { lineOfText, personName } from './credentials';

const plainText = /^[^\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]*$/;

const siteAddress = (site: string, hosts: string[]) =>
  z
    .string()
    .trim()
    .max(300, 'Must be 300 characters or shorter')
    .transform((text, context) => {
      if (text === '') return '';
      const address = /^[a-z][a-z0-9+.-]*:/i.test(text) ? text : `https://${text}`;
      const url = URL.canParse(address) ? new URL(address) : null;
      const host = url?.hostname.replace(/^(www|m|mobile|[a-z]{2})\./, '') ?? '';
      if (url && /^https?:$/.test(url.protocol) && hosts.includes(host) && !url.username && !url.port) {
        return `https://${url.host}${url.pathname}${url.search}`;
      }
      context.addIssue({ code: 'custom', message: `Provide an address on ${site}` });
      return z.NEVER;
    });

const calendarDay = z
  .string()
  .trim()
  .refine(
    (text) =>
      text === '' ||
      (/^(19|20)\d\d-\d\d-\d\d$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text),
    'Provide a valid date',
  );

const gender = z.enum(['male', 'female', 'other']);

/** The input of the account settings; omitted fields stay unchanged. */
export const profileInput = z
  .strictObject({
    name: personName,
    image: z
      .string()
      .max(300)
      .regex(/^\/api\/images\/[\w-]+(\/[\w.-]+)?$/, 'Upload the picture first')
      .nullable(),
    phone: z
      .string()
      .trim()
      .regex(/^(\+?[\d\s()./-]{5,30}(\s?(x|ext\.?)\s?\d{1,6})?)?$/i, 'Provide a valid phone number'),
    facebook: siteAddress('facebook.com', ['facebook.com', 'fb.com']),
    twitter: siteAddress('twitter.com or x.com', ['twitter.com', 'x.com']),
    linkedin: siteAddress('linkedin.com', ['linkedin.com']),
    github: siteAddress('github.com', ['github.com']),
    institute: lineOfText(150),
    degree: lineOfText(150),
    gender: gender.nullable(),
    graduation: calendarDay,
    bio: z
      .string()
      .trim()
      .max(2000, 'Must be 2000 characters or shorter')
      .regex(plainText, 'Contains characters that can’t be shown'),
  })
  .partial();
export type ProfileInput = z.infer<typeof profileInput>;

/** A person's profile; empty text where nothing was given, `gender` null until chosen. */
export const profileView = z.object({
  phone: z.string(),
  facebook: z.string(),
  twitter: z.string(),
  linkedin: z.string(),
  github: z.string(),
  institute: z.string(),
  degree: z.string(),
  gender: gender.nullable(),
  /** Day of graduation as YYYY-MM-DD, or empty. */
  graduation: z.string(),
  bio: z.string(),
});
export type Profile = z.infer<typeof profileView>;

/** The bio alone, as the bio dialog sends it. */
export const bioInput = profileInput.required().pick({ bio: true });
export type BioInput = z.infer<typeof bioInput>;

/** The settings form: all fields at once; `''` in a select means that nothing was chosen. */
export const settingsInput = profileInput
  .required()
  .omit({ image: true })
  .extend({
    gender: z.enum(['', ...gender.options]).transform((gender) => (gender === '' ? null : gender)),
  });
export type SettingsFields = z.input<typeof settingsInput>;
export type SettingsInput = z.output<typeof settingsInput>;
