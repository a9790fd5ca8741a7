import * as linkDecision from './approval-links/decision/route';
import * as linkLines from './approval-links/lines/route';
import * as decision from './approvals/[id]/decision/route';
import * as lines from './approvals/[id]/lines/route';
import * as withdrawal from './approvals/[id]/withdraw/route';
import * as approvals from './approvals/route';
import * as settings from './companies/[id]/approvals/route';

/** The endpoints of approvals for company purchases, for the API document. */
export const approvalRoutes = {
  '/api/approval-links/decision': { POST: linkDecision.POST },
  '/api/approval-links/lines': { PUT: linkLines.PUT },
  '/api/approvals': { GET: approvals.GET, POST: approvals.POST },
  '/api/approvals/{id}/decision': { POST: decision.POST },
  '/api/approvals/{id}/lines': { PUT: lines.PUT },
  '/api/approvals/{id}/withdraw': { POST: withdrawal.POST },
  '/api/companies/{id}/approvals': { PUT: settings.PUT },
};
