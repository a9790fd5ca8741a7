import type { Route } from '@/lib/api/route';
import * as contact from './contact/route';
import * as cronCache from './cron/cache/route';
import * as healthLive from './health/live/route';
import * as healthReady from './health/ready/route';
import * as newsletter from './newsletter/route';
import * as newsletterConfirm from './newsletter/confirm/route';
import * as newsletterUnsubscribe from './newsletter/unsubscribe/route';

type Methods = Partial<Record<'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE', Route>>;

/** Every call of the API, for its document; a test compares this list with the files. */
export const apiRoutes: Record<string, Methods> = {
  '/api/contact': { POST: contact.POST },
  '/api/cron/cache': { POST: cronCache.POST },
  '/api/health/live': { GET: healthLive.GET },
  '/api/health/ready': { GET: healthReady.GET },
  '/api/newsletter': { POST: newsletter.POST },
  '/api/newsletter/confirm': { POST: newsletterConfirm.POST },
  '/api/newsletter/unsubscribe': { GET: newsletterUnsubscribe.GET, POST: newsletterUnsubscribe.POST },
};
