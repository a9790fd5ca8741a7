import pino from 'pino';
import { isTest, setting } from './env';
import { countOutageFailure, endOutage, isDatabaseAway } from './outage';

/**
 * Structured log on standard output; what could identify or sign in a person is left out. While the database can't be
 * reached, errors that say so are counted instead of logged one by one.
 */
export const log = pino({
  level: setting('LOG_LEVEL') ?? (isTest() ? 'silent' : 'info'),
  base: undefined,
  redact: ['password', '*.password', 'token', '*.token', 'authorization', 'cookie', '*.email'],
  hooks: {
    logMethod(args, method) {
      const error = (args[0] as { err?: unknown } | undefined)?.err;
      if (isDatabaseAway(error)) logOutageFailure(error);
      else method.apply(this, args);
    },
  },
});

/** Logs an error of an unreachable database: the first one, then a count once a minute. */
export function logOutageFailure(error: Error): void {
  const line = countOutageFailure(error);
  if (line) log.error(line.fields, line.message);
}

/** Logs that the database answers again, once after each outage. */
export function logOutageEnd(): void {
  const line = endOutage();
  if (line) log.warn(line.fields, line.message);
}
