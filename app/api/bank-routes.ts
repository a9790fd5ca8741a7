import * as bankAssignment from './bank/entries/[id]/assignments/[index]/route';
import * as bankAssignments from './bank/entries/[id]/assignments/route';
import * as bankDecision from './bank/entries/[id]/decision/route';
import * as bankExport from './bank/entries/export/route';
import * as bankProposal from './bank/entries/[id]/proposal/route';
import * as bankReversal from './bank/entries/[id]/reversal/route';
import * as bankRefund from './bank/refunds/[id]/route';
import * as bankRefunds from './bank/refunds/route';
import * as bankStatements from './bank/statements/route';

/** The endpoints of the shop's bank account. */
export const bankRoutes = {
  '/api/bank/statements': { POST: bankStatements.POST },
  '/api/bank/entries/export': { GET: bankExport.GET },
  '/api/bank/entries/{id}/assignments': { POST: bankAssignments.POST },
  '/api/bank/entries/{id}/assignments/{index}': { DELETE: bankAssignment.DELETE },
  '/api/bank/entries/{id}/proposal': { POST: bankProposal.POST },
  '/api/bank/entries/{id}/reversal': { PUT: bankReversal.PUT, DELETE: bankReversal.DELETE },
  '/api/bank/entries/{id}/decision': { POST: bankDecision.POST },
  '/api/bank/refunds': { GET: bankRefunds.GET },
  '/api/bank/refunds/{id}': { PUT: bankRefund.PUT },
};
