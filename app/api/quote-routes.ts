import * as ownComments from './my-quotes/[number]/comments/route';
import * as decline from './my-quotes/[number]/decline/route';
import * as ownQuotes from './my-quotes/route';
import * as comments from './quotes/[number]/comments/route';
import * as keys from './quote-keys/route';
import * as linkPdf from './quote-links/[token]/pdf/route';
import * as ownPdf from './my-quotes/[number]/versions/[version]/pdf/route';
import * as pdf from './quotes/[number]/versions/[version]/pdf/route';
import * as draft from './quotes/[number]/draft/route';
import * as versions from './quotes/[number]/versions/route';
import * as withdrawal from './quotes/[number]/withdrawal/route';
import * as quotesExport from './quotes/export/route';
import * as quotes from './quotes/route';

/** The endpoints of quotes. */
export const quoteRoutes = {
  '/api/my-quotes': { GET: ownQuotes.GET, POST: ownQuotes.POST },
  '/api/my-quotes/{number}/comments': { POST: ownComments.POST },
  '/api/my-quotes/{number}/decline': { POST: decline.POST },
  '/api/my-quotes/{number}/versions/{version}/pdf': { GET: ownPdf.GET },
  '/api/quote-keys': { GET: keys.GET, POST: keys.POST },
  '/api/quote-links/{token}/pdf': { GET: linkPdf.GET },
  '/api/quotes': { GET: quotes.GET, POST: quotes.POST },
  '/api/quotes/export': { GET: quotesExport.GET },
  '/api/quotes/{number}/comments': { POST: comments.POST },
  '/api/quotes/{number}/draft': { PUT: draft.PUT },
  '/api/quotes/{number}/versions': { POST: versions.POST },
  '/api/quotes/{number}/versions/{version}/pdf': { GET: pdf.GET },
  '/api/quotes/{number}/withdrawal': { POST: withdrawal.POST },
};
