import * as campaign from './campaigns/[id]/route';
import * as campaignCopy from './campaigns/[id]/copy/route';
import * as campaigns from './campaigns/route';
import * as campaignsAudience from './campaigns/audience/route';
import * as campaignSending from './campaigns/[id]/sending/route';
import * as campaignsPreview from './campaigns/preview/route';
import * as campaignTest from './campaigns/[id]/test/route';
import * as subscribersExport from './subscribers/export/route';
import * as subscriberUnsubscribe from './subscribers/[id]/unsubscribe/route';
import * as newsletter from './newsletter/route';
import * as newsletterConfirm from './newsletter/confirm/route';
import * as newsletterUnsubscribe from './newsletter/unsubscribe/route';

/** The endpoints of the newsletter, for the API document. */
export const newsletterRoutes = {
  '/api/campaigns': { POST: campaigns.POST },
  '/api/campaigns/audience': { GET: campaignsAudience.GET },
  '/api/campaigns/preview': { POST: campaignsPreview.POST },
  '/api/campaigns/{id}': { GET: campaign.GET, PUT: campaign.PUT, DELETE: campaign.DELETE },
  '/api/campaigns/{id}/copy': { POST: campaignCopy.POST },
  '/api/campaigns/{id}/sending': { PUT: campaignSending.PUT },
  '/api/campaigns/{id}/test': { POST: campaignTest.POST },
  '/api/subscribers/export': { GET: subscribersExport.GET },
  '/api/subscribers/{id}/unsubscribe': { POST: subscriberUnsubscribe.POST },
  '/api/newsletter': { POST: newsletter.POST },
  '/api/newsletter/confirm': { POST: newsletterConfirm.POST },
  '/api/newsletter/unsubscribe': { GET: newsletterUnsubscribe.GET, POST: newsletterUnsubscribe.POST },
};
