import { z } from 'zod';
import { defaultMemory } from '../shared/memory-shares.mjs';
import { allowedTargets, backupStoreUrl } from './setting-schemas';

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
  NEXTAUTH_SECRET_PREVIOUS: z.string().min(32, 'must be the former NEXTAUTH_SECRET').optional(),
  NEXTAUTH_URL: z.url('must be the address of the shop, e.g. https://shop.example').optional(),
  HOST: z.string().optional(),
  PORT: z.coerce.number('must be a number').int().min(0).max(65_535).default(3000),
  NEXT_PUBLIC_PASSWORD_LENGTH: z.coerce.number('must be a number').int().optional(),
  SMTP_URL: z.url('must be like smtp://user:password@host:587').optional(),
  MAIL_FROM: z.string().optional(),
  CRON_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: z.url('must be the address of an OpenID provider').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(sk|rk)_(test|live)_\w+$/, 'must begin with sk_test_, sk_live_, rk_test_ or rk_live_')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z.string().min(16, 'must have at least 16 characters').optional(),
  STRIPE_API_BASE: z.url('must be the address of a double of Stripe').optional(),
  WEBHOOK_ALLOWED_TARGETS: allowedTargets.optional(),
  PAYMENT_METHODS: z.string().optional(),
  TAX_PROVIDER: z.string().default('rules'),
  DELIVERY_PROVIDERS: z.string().default('tables'),
  DRAIN_SECONDS: z.coerce.number('must be a number of seconds').min(0).max(300).default(0),
  ADMIN_TWO_FACTOR: z.enum(['asked', 'required'], 'must be asked or required').default('required'),
  TRUST_PROXY: z.coerce.number('must be the number of proxies').int().min(0).max(9).default(0),
  LOG_LEVEL: z
    .enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'], 'must be a level of pino')
    .optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: z.url('must be like http://collector:4318').optional(),
  OTEL_SERVICE_NAME: z.string().default('hexbolt'),
  MEMORY_MB: z.coerce
    .number('must be a number of megabytes')
    .min(256, 'must be at least 256 megabytes')
    .max(1_000_000)
    .default(defaultMemory),
  RESPONSE_CACHE_MB: z.coerce.number('must be a number of megabytes').min(0).max(100_000).optional(),
  OFFLINE_PAGES: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SEARCH_INDEX: z.enum(['on', 'off'], 'must be on or off').default('on'),
  SEARCH_INDEX_MB: z.coerce.number('must be a number of megabytes').min(1).max(100_000).optional(),
  BACKUP_DIR: z.string().optional(),
  BACKUP_STORE_URL: backupStoreUrl.optional(),
  BACKUP_HOURS: z.coerce.number('must be a number of hours').min(1).max(744).default(24),
  BACKUP_KEEP: z.coerce.number('must be a number of backups').int().min(1).max(500).default(14),
  BACKUP_PASSPHRASE: z.string().min(12, 'must have at least 12 characters').optional(),
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

/** The shop's secret, which signs and encrypts, and while it is being replaced the one before it, which only reads. */
export function shopSecrets(): string[] {
  const { NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS } = env();
  return NEXTAUTH_SECRET_PREVIOUS ? [NEXTAUTH_SECRET, NEXTAUTH_SECRET_PREVIOUS] : [NEXTAUTH_SECRET];
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

/** Whether this server is to make backups by itself. */
export const makesBackups = (): boolean => Boolean(setting('BACKUP_DIR') ?? setting('BACKUP_STORE_URL'));

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

/** Whether Vercel runs this code, or builds it. */
export const isOnVercel = (): boolean => Boolean(process.env.VERCEL);

/**
 * Whether next-auth marks its cookies as secure. Follows next-auth's own rule, so that both use the same cookie names.
 */
export const usesSecureCookies = (): boolean =>
  process.env.NEXTAUTH_URL?.startsWith('https://') ?? isOnVercel();

/** Why a build here would publish a shop that can't be used; null when it can be. */
export const deploymentFault = (): string | null =>
  isOnVercel() && !process.env.MONGODB_URI
    ? 'Set MONGODB_URI to the database of the shop: a deployment can’t use the embedded database, and would publish the pages of the demo.'
    : null;

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
