import { noPurchaseOrderRules } from './purchase-orders';
import type { Company, CompanyInput, PostalAddress } from '../schema/company';

const parts = ['line1', 'line2', 'city', 'region', 'postcode', 'country'] as const;

/** The names of the fields of an address in a form. */
export const billingFields = parts.map((part) => `billing.${part}` as const);
export const addressFields = parts.map((part) => `address.${part}` as const);

export const emptyAddress: PostalAddress = {
  line1: '',
  line2: '',
  city: '',
  region: '',
  postcode: '',
  country: '',
};

/** The lines of an address as screens show it. */
export function postalLines(address: PostalAddress, countries: { code: string; name: string }[]): string[] {
  const { line1, line2, city, region, postcode, country } = address;
  const town = [region ? `${city},` : city, region, postcode].filter(Boolean).join(' ');
  return [line1, line2, town, countries.find(({ code }) => code === country)?.name ?? country].filter(
    Boolean,
  );
}

/** The form of a company, or of a new one; choices that are empty are empty text. */
export type CompanyForm = Omit<CompanyInput, 'parentId' | 'salesPersonId'> & {
  parentId: string;
  salesPersonId: string;
};

export const purchaseOrderFields = [
  'purchaseOrders.required',
  'purchaseOrders.pattern',
  'purchaseOrders.isUnique',
] as const;

export function companyFormOf(company: Company | undefined, country: string): CompanyForm {
  if (!company)
    return {
      name: '',
      taxId: '',
      billing: { ...emptyAddress, country },
      purchaseOrders: noPurchaseOrderRules,
      shipComplete: false,
      parentId: '',
      mailDomain: '',
      joinsByDomain: false,
      salesPersonId: '',
      note: '',
    };
  const { name, taxId, billing, purchaseOrders, mailDomain, joinsByDomain, note } = company;
  const { shipComplete, parentId, salesPersonId } = company;
  const choices = { parentId: parentId ?? '', salesPersonId: salesPersonId ?? '' };
  return { name, taxId, billing, purchaseOrders, shipComplete, mailDomain, joinsByDomain, note, ...choices };
}

/** The body of a request for a typed form; the server validates it. */
export const companyBodyOf = (form: CompanyForm): CompanyInput => ({
  ...form,
  parentId: form.parentId || null,
  salesPersonId: form.salesPersonId || null,
});
