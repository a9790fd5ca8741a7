import * as activeCompany from './active-company/route';
import * as company from './companies/[id]/route';
import * as details from './companies/[id]/details/route';
import * as document from './companies/[id]/documents/[document]/route';
import * as documents from './companies/[id]/documents/route';
import * as invitation from './companies/[id]/invitations/[invitation]/route';
import * as invitations from './companies/[id]/invitations/route';
import * as joinRequest from './companies/[id]/join-requests/[userId]/route';
import * as joinRequests from './companies/[id]/join-requests/route';
import * as key from './companies/[id]/keys/[key]/route';
import * as keys from './companies/[id]/keys/route';
import * as member from './companies/[id]/members/[userId]/route';
import * as bmecat from './companies/[id]/bmecat/route';
import * as priceList from './companies/[id]/price-list/route';
import * as site from './companies/[id]/sites/[site]/route';
import * as sites from './companies/[id]/sites/route';
import * as spending from './companies/[id]/spending/[by]/route';
import * as status from './companies/[id]/status/route';
import * as certificates from './companies/[id]/tax-certificates/route';
import * as companiesExport from './companies/export/route';
import * as companies from './companies/route';
import * as acceptance from './company-invitations/accept/route';
import * as requests from './company-requests/route';

/** The endpoints of companies and their members, for the API document. */
export const companyRoutes = {
  '/api/active-company': { PUT: activeCompany.PUT },
  '/api/companies': { GET: companies.GET, POST: companies.POST },
  '/api/companies/export': { GET: companiesExport.GET },
  '/api/companies/{id}': { GET: company.GET, PUT: company.PUT },
  '/api/companies/{id}/details': { PUT: details.PUT },
  '/api/companies/{id}/documents': { POST: documents.POST },
  '/api/companies/{id}/documents/{document}': { GET: document.GET, DELETE: document.DELETE },
  '/api/companies/{id}/invitations': { POST: invitations.POST },
  '/api/companies/{id}/invitations/{invitation}': { DELETE: invitation.DELETE },
  '/api/companies/{id}/join-requests': { POST: joinRequests.POST },
  '/api/companies/{id}/join-requests/{userId}': { PUT: joinRequest.PUT },
  '/api/companies/{id}/keys': { GET: keys.GET, POST: keys.POST },
  '/api/companies/{id}/keys/{key}': { DELETE: key.DELETE },
  '/api/companies/{id}/members/{userId}': { PUT: member.PUT, DELETE: member.DELETE },
  '/api/companies/{id}/bmecat': { GET: bmecat.GET },
  '/api/companies/{id}/price-list': { GET: priceList.GET },
  '/api/companies/{id}/sites': { POST: sites.POST },
  '/api/companies/{id}/sites/{site}': { PUT: site.PUT, DELETE: site.DELETE },
  '/api/companies/{id}/spending/{by}': { GET: spending.GET },
  '/api/companies/{id}/status': { PUT: status.PUT },
  '/api/companies/{id}/tax-certificates': { POST: certificates.POST },
  '/api/company-invitations/accept': { POST: acceptance.POST },
  '/api/company-requests': { POST: requests.POST },
};
