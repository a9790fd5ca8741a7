import { z } from 'zod';

const required = (message: string) => z.string({ error: message });
const flag = z.enum(['0', '1'], 'must be 1 or 0').optional();

/**
 * Every setting, as described in `.env.example` and the README. An empty variable counts as missing. Only this file
 * reads `process.env`, apart from code that runs before it or where Next inlines values: middleware.ts,
 * next.config.mjs, scripts/run.mjs and NEXT_PUBLIC_PASSWORD_LENGTH in lib/users/schema/credentials.ts.
 */
const settings = {
  MONGODB_URI: required(
    'is missing: a mongodb:// address, or start the shop with npm start to use the embedded database',
  ).regex(/^mongodb(\+srv)?:\/\//, 'must begin with mongodb:// or mongodb+srv://'),
  MONGODB_DB: z
    .string()
    .regex(/^[\w-]{1,38}$/, 'must have 1 to 38 letters, digits, - or _')
    .default('hexbolt'),
  NEXTAUTH_SECRET: required('is missing: at least 32 random characters, e.g. openssl rand -base64 32').min(
    32,
    'must have at least 32 characters',
  ),
  NEXTAUTH_URL: z.url('must be the address of the shop, e.g. https://shop.example').optional(),
  HOST: z.string().optional(),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  NEXT_PUBLIC_PASSWORD_LENGTH: z.coerce.number('must be a number').int().optional(),
  SMTP_URL: z.url('must be like smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().optional(),
  CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url('must be the address of an OpenID provider').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  STRIPE_API_BASE: z.url('must be the address of a double of Stripe').optional(),
  ADMIN_TWO_FACTOR: z.enum(['asked', 'required'], 'must be asked or required').default('asked'),
  TRUST_PROXY: z.coerce.number('must be the number of proxies').int().min(0).max(9).default(0),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level of pino')
    .optional(),
  RESPONSE_CACHE_MB: z.coerce.number('must be a number of megabytes').min(0).max(100_000).default(192),
  HEXBOLT_DATA_DIR: z.string().default('.data'),
  HEXBOLT_DEMO: flag,
  HEXBOLT_DEV_PAGES: flag,
};

const environment = z.object(settings);
const incompleteEnvironment = environment.partial();

type Name = keyof typeof settings;
export type Environment = z.infer<typeof environment>;

/** The names of all settings. */
export const settingNames = Object.keys(settings) as Name[];

const valueOf = (name: string) => process.env[name] || undefined;

let parsed: Environment | undefined;

/** The settings of this process, read once. Throws one error that names every missing or invalid setting. */
export function env(): Environment {
  if (parsed) return parsed;
  const values = Object.fromEntries(settingNames.map((name) => [name, valueOf(name)]));
  const result = environment.safeParse(values);
  if (!result.success) {
    const lines = result.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new Error(`The environment is not complete (see .env.example):\n${lines.join('\n')}`);
  }
  return (parsed = result.data);
}

/** Required settings may be missing until a script has completed the environment; settings with defaults never are. */
type Setting<N extends Name> = undefined extends z.input<typeof environment>[N]
  ? Environment[N]
  : Environment[N] | undefined;

/** One setting, for code that runs while the environment may be incomplete. */
export function setting<N extends Name>(name: N): Setting<N> {
  const result = incompleteEnvironment.safeParse({ [name]: valueOf(name) });
  if (!result.success) throw new Error(`${name} ${result.error.issues[0]?.message}`);
  return result.data[name] as Setting<N>;
}

/** Sets missing settings, for this process and its child processes. */
export function setDefaults(values: Partial<Record<Name, string>>): void {
  for (const [name, value] of Object.entries(values)) process.env[name] ||= value;
  parsed = undefined;
}

/** The environment for a child process: this one's and more variables. */
export const childEnvironment = (more: Record<string, string>): NodeJS.ProcessEnv => ({
  ...process.env,
  ...more,
});

/** The variables whose values Next inlines at build time. */
export const inlinedVariables = (): Record<string, string | undefined> =>
  Object.fromEntries(Object.entries(process.env).filter(([name]) => name.startsWith('NEXT_PUBLIC_')));

export const isProduction = (): boolean => process.env.NODE_ENV === 'production';
export const isTest = (): boolean => process.env.NODE_ENV === 'test';

/** Whether Next runs this code. Scripts and tests have no data cache. */
export const isInsideNext = (): boolean => Boolean(process.env.NEXT_RUNTIME);

/**
 * Whether next-auth marks its cookies as secure. Follows next-auth's own rule, so that both use the same cookie names.
 */
export const usesSecureCookies = (): boolean =>
  process.env.NEXTAUTH_URL?.startsWith('https://') ?? Boolean(process.env.VERCEL);

const isLoopback = (host: string) => /^(localhost|.+\.localhost|127(\.\d+){3}|\[?::1\]?)$/.test(host);

/**
 * Whether the shop is reachable only from this machine: it listens on a loopback address, and its public URL is one.
 */
export const isLocal = (): boolean =>
  isLoopback(setting('HOST') ?? 'localhost') && isLoopback(new URL(siteUrl()).hostname);

/** Whether the database may hold demo accounts, whose passwords are public. */
export const allowsDemoAccounts = (): boolean => setting('HEXBOLT_DEMO') === '1' || isLocal();

/** The shop's public URL without a trailing slash, for links in mails, canonical URLs and feeds. */
export function siteUrl(): string {
  const vercel = process.env.VERCEL_PROJECT_PRODUCTION_URL;
  return (process.env.NEXTAUTH_URL || (vercel ? `https://${vercel}` : 'http://localhost:3000')).replace(
    /\/+$/,
    '',
  );
}
