import { env, isProduction } from '../platform/env';

/**
 * Whether /dev/mailbox may show everybody's mails: in development, and in a demonstration without SMTP that says so
 * with HEXBOLT_DEV_PAGES=1. Never where real people's mails are sent.
 */
export function isMailboxOpen(): boolean {
  if (!isProduction()) return true;
  return env().HEXBOLT_DEV_PAGES === '1' && !env().SMTP_URL;
}
