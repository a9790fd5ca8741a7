import * as orderReturnPhotos from './orders/[number]/return-photos/route';
import * as orderReturnPhoto from './orders/[number]/return-photos/[id]/route';
import * as returnList from './returns/route';
import * as returnsExport from './returns/export/route';
import * as orderReturns from './orders/[number]/returns/route';
import * as orderReturn from './orders/[number]/returns/[id]/route';
import * as orderReturnCancel from './orders/[number]/returns/[id]/cancel/route';
import * as orderReturnRefund from './orders/[number]/returns/[id]/refund/route';
import * as orderReturnProposal from './orders/[number]/returns/[id]/refund-proposal/route';
import * as orderReturnLabel from './orders/[number]/returns/[id]/label/route';
import * as orderReturnReplacement from './orders/[number]/returns/[id]/replacement/route';
import * as orderReturnRepairs from './orders/[number]/returns/[id]/repairs/route';

/** The endpoints of returns by line, for the API document. */
export const returnRoutes = {
  '/api/returns': { GET: returnList.GET },
  '/api/returns/export': { GET: returnsExport.GET },
  '/api/orders/{number}/return-photos': { POST: orderReturnPhotos.POST },
  '/api/orders/{number}/return-photos/{id}': { GET: orderReturnPhoto.GET },
  '/api/orders/{number}/returns': { POST: orderReturns.POST },
  '/api/orders/{number}/returns/{id}': { PATCH: orderReturn.PATCH },
  '/api/orders/{number}/returns/{id}/replacement': { POST: orderReturnReplacement.POST },
  '/api/orders/{number}/returns/{id}/repairs': { POST: orderReturnRepairs.POST },
  '/api/orders/{number}/returns/{id}/label': { GET: orderReturnLabel.GET },
  '/api/orders/{number}/returns/{id}/cancel': { POST: orderReturnCancel.POST },
  '/api/orders/{number}/returns/{id}/refund': { POST: orderReturnRefund.POST },
  '/api/orders/{number}/returns/{id}/refund-proposal': { POST: orderReturnProposal.POST },
};
