import type { Route } from '@/lib/api/route';
import * as cronCache from './cron/cache/route';
import * as healthLive from './health/live/route';
import * as healthReady from './health/ready/route';

type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Route>>;

/** Every call of the API, for its document; a test compares this list with the files. */
export const apiRoutes: Record<string, Methods> = {
  '/api/cron/cache': { POST: cronCache.POST },
  '/api/health/live': { GET: healthLive.GET },
  '/api/health/ready': { GET: healthReady.GET },
};
