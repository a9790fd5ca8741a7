import * as fitRules from './fit-rules/route';
import * as fitRule from './fit-rules/[id]/route';
import * as fitRuleExport from './fit-rules/export/route';
import * as fitRuleImport from './fit-rules/import/route';
import * as fitRuleImportBatch from './fit-rules/import/[id]/route';

/** The endpoints of the rules of what fits what. */
export const fitRuleRoutes = {
  '/api/fit-rules': { GET: fitRules.GET, POST: fitRules.POST },
  '/api/fit-rules/export': { GET: fitRuleExport.GET },
  '/api/fit-rules/import': { POST: fitRuleImport.POST },
  '/api/fit-rules/import/{id}': { POST: fitRuleImportBatch.POST },
  '/api/fit-rules/{id}': { GET: fitRule.GET, PUT: fitRule.PUT, DELETE: fitRule.DELETE },
};
