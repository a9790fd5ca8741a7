import { z } from 'zod';

const optional = (schema: z.ZodType<string>) =>
  z.preprocess((value) => (value === '' ? undefined : value), schema.optional());

const environment = z.object({
  MONGODB_URI: z
    .string({
      error:
        'is missing: a mongodb:// address, or start the shop with npm start to use the embedded database',
    })
    .regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://'),
  MONGODB_DB: z.preprocess(
    (value) => value || undefined,
    z
      .string()
      .regex(/^[\w-]{1,38}$/)
      .default('hexbolt'),
  ),
  NEXTAUTH_SECRET: z
    .string({ error: 'is missing: at least 32 random characters, e.g. openssl rand -base64 32' })
    .min(32, 'must have at least 32 characters'),
  NEXTAUTH_URL: optional(z.url('must be the address of the shop, e.g. https://shop.example')),
  SMTP_URL: optional(z.url('must be like smtp://user:password@host:587')),
  MAIL_FROM: optional(z.string()),
  CRON_SECRET: optional(z.string().min(16, 'must have at least 16 characters')),
  GOOGLE_CLIENT_ID: optional(z.string()),
  GOOGLE_CLIENT_SECRET: optional(z.string()),
  GOOGLE_ISSUER: optional(z.url()),
  ADMIN_TWO_FACTOR: z.preprocess(
    (value) => value || undefined,
    z.enum(['asked', 'required'], 'must be asked or required').default('asked'),
  ),
  TRUST_PROXY: optional(z.enum(['0', '1'], 'must be 1 or 0')),
  HEXBOLT_DEMO: optional(z.enum(['0', '1'], 'must be 1 or 0')),
});

export type Environment = z.infer<typeof environment>;

let parsed: Environment | undefined;

/** The settings of this process, read once. Throws one error that names every setting that is missing or wrong. */
export function env(): Environment {
  if (parsed) return parsed;
  const result = environment.safeParse(process.env);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The environment is not complete (see .env.example):\n${lines.join('\n')}`);
  }
  return (parsed = result.data);
}

/** The shop's own address without a trailing slash, for links in mails, canonical URLs and feeds. */
export function siteUrl(): string {
  const vercel = process.env.VERCEL_PROJECT_PRODUCTION_URL;
  return (process.env.NEXTAUTH_URL || (vercel ? `https://${vercel}` : 'http://localhost:3000')).replace(
    /\/+$/,
    '',
  );
}
