import { z } from 'zod';
import { pageSchema } from '../../shared/page-schema';
import { purchaseOrderRules } from './purchase-orders';
import { companyStatuses } from '../rules/rights';

// These texts are printed on documents and go into mails and CSV files: no control characters.
const line = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^[^\u0000-\u001f\u007f\u2028\u2029]*$/, 'Enter plain text');
const required = (max: number, message: string) => line(max).min(1, message);
const note = (max: number) =>
  z
    .string()
    .trim()
    .max(max, `At most ${max} characters`)
    .regex(/^[^\u0000-\u0009\u000b-\u001f\u007f]*$/, 'Enter plain text');
const id = z.string().regex(/^[0-9a-f]{24}$/, 'is not an id');

/** A postal address; optional parts are empty text. */
export const postalAddress = z.strictObject({
  line1: required(120, 'Enter street and number'),
  line2: line(120),
  city: required(80, 'Enter a city'),
  region: line(40),
  postcode: required(12, 'Enter a postal code'),
  country: z.string().regex(/^[A-Z]{2}$/, 'Choose a country'),
});
export type PostalAddress = z.infer<typeof postalAddress>;

/** A place to which a company has goods delivered. */
export const siteInput = z.strictObject({
  name: required(80, 'Name the site'),
  /** Who receives the goods. */
  contact: required(100, 'Enter a name'),
  phone: line(30).regex(/^[\d +()./-]*$/, 'Enter a phone number'),
  address: postalAddress,
  /** For the driver, such as gate and hours. */
  deliveryNote: note(500),
});
export type SiteInput = z.infer<typeof siteInput>;
export const site = siteInput.extend({ id: z.string() });
export type Site = z.infer<typeof site>;
export const maxSites = 100;

/** What a company says about itself. */
export const companyDetails = z.strictObject({
  /** The address on invoices. */
  billing: postalAddress,
  purchaseOrders: purchaseOrderRules,
  /** Whether its orders ship complete unless the buyer says otherwise. */
  shipComplete: z.boolean().default(false),
});
export type CompanyDetails = z.infer<typeof companyDetails>;

/** A company as somebody asks for an account of it. */
export const companyRequest = z.strictObject({
  name: required(120, 'Enter the legal name'),
  /** A VAT id of the EU is checked; elsewhere it is the number that the tax office has given. */
  taxId: line(30),
  billing: postalAddress,
});
export type CompanyRequest = z.infer<typeof companyRequest>;

/** A company as staff enter it. */
export const companyInput = z.strictObject({
  ...companyRequest.shape,
  ...companyDetails.shape,
  /** The company that it belongs to, which belongs to none. */
  parentId: id.nullable(),
  /** The domain whose addresses the company alone gives out; empty for none. */
  mailDomain: z
    .string()
    .trim()
    .toLowerCase()
    .max(200, 'At most 200 characters')
    .regex(/^$|^([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,63}$/, 'Enter a domain such as acme.com'),
  /** Whether people with an address of the domain may ask to join. */
  joinsByDomain: z.boolean(),
  /** The member of the staff who looks after it. */
  salesPersonId: id.nullable(),
  /** For staff alone. */
  note: note(2000),
});
export type CompanyInput = z.infer<typeof companyInput>;
/** A company for the API document. */
export const exampleCompany: CompanyInput = {
  name: 'Lakeside Pumps Inc.',
  taxId: '34-1234567',
  billing: {
    line1: '1200 Superior Ave',
    line2: '',
    city: 'Cleveland',
    region: 'OH',
    postcode: '44114',
    country: 'US',
  },
  purchaseOrders: { required: true, pattern: 'PO-######', isUnique: true },
  shipComplete: false,
  parentId: null,
  mailDomain: 'lakeside-pumps.example',
  joinsByDomain: false,
  salesPersonId: null,
  note: '',
};
/** `version` is that of the company which staff saw. */
export const companyChange = companyInput.extend({ version: z.int().min(1) });
export const statusInput = z.strictObject({ status: z.enum(['active', 'suspended']), why: note(500) });

export const companyParams = z.strictObject({ id });
export const memberParams = z.strictObject({ id, userId: id });
export const siteParams = z.strictObject({ id, site: id });
export const invitationParams = z.strictObject({ id, invitation: id });

/** A company as its members see it. */
export const ownCompany = z.object({
  id: z.string(),
  name: z.string(),
  taxId: z.string(),
  status: z.enum(companyStatuses),
  billing: postalAddress,
  sites: z.array(site),
  purchaseOrders: purchaseOrderRules,
  shipComplete: z.boolean(),
});
export type OwnCompany = z.infer<typeof ownCompany>;

/** A company as staff see it; `createdAt` is ISO. */
export const company = ownCompany.extend({
  parentId: z.string().nullable(),
  mailDomain: z.string(),
  joinsByDomain: z.boolean(),
  salesPersonId: z.string().nullable(),
  note: z.string(),
  version: z.number(),
  createdAt: z.string(),
});
export type Company = z.infer<typeof company>;

/** A company in the list of staff. */
export const companyRow = z.object({
  id: z.string(),
  name: z.string(),
  taxId: z.string(),
  status: z.enum(companyStatuses),
  city: z.string(),
  country: z.string(),
  members: z.number(),
  salesPersonId: z.string().nullable(),
  createdAt: z.string(),
});
export type CompanyRow = z.infer<typeof companyRow>;
export const companyPage = pageSchema(companyRow);

export const companySorts = ['-name', 'newest'] as const;
/** The filters of the list; invalid values count as absent. */
export const companyFilters = z.object({
  status: z.enum(companyStatuses).optional().catch(undefined),
  q: z.string().trim().max(100).optional().catch(undefined),
  sales: id.optional().catch(undefined),
  sort: z.enum(companySorts).optional().catch(undefined),
});
export type CompanyFilters = z.infer<typeof companyFilters>;
