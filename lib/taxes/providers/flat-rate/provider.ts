import type { TaxDecision, TaxProvider } from '../../types';

const rate = { name: 'Sales tax', basisPoints: 700 };

/** The rate for everybody but customers with a certificate for the place. */
const decide: TaxDecision = (_, { country, region, postcode = '' }, category, { certificates }) => {
  const decided = {
    rule: 'flat-rate',
    name: rate.name,
    ruleBasisPoints: rate.basisPoints,
    place: { country, region, postcode },
    category,
    basisPoints: rate.basisPoints,
  };
  const certificate = certificates.find(
    (one) => one.country === country && (one.regions.length === 0 || one.regions.includes(region)),
  );
  if (!certificate) return decided;
  return { ...decided, basisPoints: 0, reason: 'exempt-customer', evidence: certificate.number };
};

/** One rate for all goods everywhere, whatever the rules of the settings say. An example of an extension. */
export const flatRate: TaxProvider = {
  needsCategories: () => false,
  decision: async () => decide,
};
