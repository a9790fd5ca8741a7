import type { ReturnPolicy } from '../schema/returns';
import type { Shop } from '../schema/shop';

/** What the policy says about the period, for people. */
export const periodText = ({ days }: Pick<ReturnPolicy, 'days'>): string =>
  `${days} ${days === 1 ? 'day' : 'days'} from delivery`;

/** Who pays for the way back of goods without a fault, for customers. */
export const payerText = ({ paidBy }: Pick<ReturnPolicy, 'paidBy'>): string =>
  paidBy === 'shop' ? 'We pay for the way back.' : 'You pay for the way back.';

/** Countries that a policy of Schema.org may name at most, as search engines read it. */
const maxCountries = 50;

/** The return policy as structured data for all goods of the shop; null where it promises none. */
export function returnPolicyFacts({ returnPolicy, countries }: Shop): object | null {
  if (!returnPolicy) return null;
  const { days, paidBy } = returnPolicy;
  const fees = paidBy === 'shop' ? 'FreeReturn' : 'ReturnFeesCustomerResponsibility';
  return {
    '@type': 'MerchantReturnPolicy',
    applicableCountry: countries.slice(0, maxCountries).map(({ code }) => code),
    returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
    merchantReturnDays: days,
    returnMethod: 'https://schema.org/ReturnByMail',
    returnFees: `https://schema.org/${fees}`,
    itemDefectReturnFees: 'https://schema.org/FreeReturn',
  };
}
