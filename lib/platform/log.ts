import pino from 'pino';

/** Structured log on standard output; what could identify or sign in a person is left out. */
export const log = pino({
  level: process.env.LOG_LEVEL ?? (process.env.NODE_ENV === 'test' ? 'silent' : 'info'),
  base: undefined,
  redact: ['password', '*.password', 'token', '*.token', 'authorization', 'cookie', '*.email'],
});
