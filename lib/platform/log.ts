import pino from 'pino';
import { isTest, setting } from './env';

/** Structured log on standard output; what could identify or sign in a person is left out. */
export const log = pino({
  level: setting('LOG_LEVEL') ?? (isTest() ? 'silent' : 'info'),
  base: undefined,
  redact: ['password', '*.password', 'token', '*.token', 'authorization', 'cookie', '*.email'],
});
