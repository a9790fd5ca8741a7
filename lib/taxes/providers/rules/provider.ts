import { decideTax, hasCategoryRules } from '../../rules/resolve';
import type { TaxProvider } from '../../types';

/** The rules of the settings, certificates and VAT ids. */
export const settingsRules: TaxProvider = {
  needsCategories: ({ taxRules }) => hasCategoryRules(taxRules),
  decision: async () => decideTax,
};
