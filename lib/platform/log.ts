import pino from 'pino';
import { isTest, setting } from './env';
import { requestId } from './request-id';
import { countOutageFailure, endOutage, isDatabaseUnavailable } from './outage';

/**
 * Structured log on standard output, each line with the id of its request, without data that identifies a person or could sign one in. While the database
 * can't be reached, the resulting errors are counted instead of logged one by one.
 */
export const log = pino({
  level: setting('LOG_LEVEL') ?? (isTest() ? 'silent' : 'info'),
  base: undefined,
  redact: ['password', '*.password', 'token', '*.token', 'authorization', 'cookie', 'email', '*.email'],
  mixin: () => ({ requestId: requestId() }),
  hooks: {
    logMethod(args, method) {
      const error = (args[0] as { err?: unknown } | undefined)?.err;
      if (isDatabaseUnavailable(error)) logOutageFailure(error);
      else method.apply(this, args);
    },
  },
});

/** Logs the first error of a database outage, then a count once a minute. */
export function logOutageFailure(error: Error): void {
  const line = countOutageFailure(error);
  if (line) log.error(line.fields, line.message);
}

/** Logs the end of a database outage, once. */
export function logOutageEnd(): void {
  const line = endOutage();
  if (line) log.warn(line.fields, line.message);
}
