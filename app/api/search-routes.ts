import * as searchesMissed from './searches/missed/route';
import * as searchesMissedExport from './searches/missed/export/route';
import * as searchesMissedOne from './searches/missed/[term]/route';
import * as searchesStandards from './searches/standards/route';
import * as searchesStandardsExport from './searches/standards/export/route';
import * as searchesSynonyms from './searches/synonyms/route';
import * as searchesSynonymsOne from './searches/synonyms/[term]/route';
import * as search from './search/route';

/** The endpoints of the search and of its upkeep, for the API document. */
export const searchRoutes = {
  '/api/searches/missed': { DELETE: searchesMissed.DELETE },
  '/api/searches/missed/export': { GET: searchesMissedExport.GET },
  '/api/searches/missed/{term}': { DELETE: searchesMissedOne.DELETE },
  '/api/searches/standards': { GET: searchesStandards.GET, PUT: searchesStandards.PUT },
  '/api/searches/standards/export': { GET: searchesStandardsExport.GET },
  '/api/searches/synonyms': { POST: searchesSynonyms.POST },
  '/api/searches/synonyms/{term}': { DELETE: searchesSynonymsOne.DELETE },
  '/api/search': { GET: search.GET },
};
